import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

export interface TurnOptions {
  /** Called when another process has the lock, and after each further minute; with the milliseconds waited so far. */
  readonly onWait?: ((waitedMs: number) => void) | undefined
  /** How to pass the time between two tries. */
  readonly pause?: (ms: number) => Promise<void>
}

const pauseMs = 500
const reportAgainMs = 60_000

/**
 * Waits for an advisory lock, however long another process has it. It polls, so that no statement or lock
 * time-out ends the wait, a dead connection is noticed, and `onWait` reports the reason. `until` is the scope of
 * the lock: the transaction or the session.
 */
export async function waitForTurn(
  db: Kysely<Database>,
  { lock, until }: { lock: number; until: 'transaction' | 'session' },
  { onWait = () => {}, pause = (ms) => sleep(ms) }: TurnOptions = {},
): Promise<void> {
  const take = sql.raw(until === 'session' ? 'pg_try_advisory_lock' : 'pg_try_advisory_xact_lock')
  let reportedAt = -reportAgainMs
  for (let waitedMs = 0; ; waitedMs += pauseMs) {
    const { rows } = await sql<{ taken: boolean }>`select ${take}(${lock}) as taken`.execute(db)
    if (rows[0]?.taken) return
    if (waitedMs - reportedAt >= reportAgainMs) {
      onWait(waitedMs)
      reportedAt = waitedMs
    }
    await pause(pauseMs)
  }
}
