import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { OutboxEvent } from './outbox-handler.ts'
import { maxAttempts } from './retry-delay.ts'

/** How long a claim lasts; afterwards the process counts as dead. Longer than the time-outs of any mail server. */
export const leaseSeconds = 120

/**
 * Claims the oldest due event of the given kinds only: a process of an older version ignores events that it does
 * not know. Skips rows that another process is claiming, and events whose lane has an earlier one that is neither done
 * nor given up. Returns undefined when nothing is due.
 */
export async function claimEvent(
  db: Kysely<Database>,
  kinds: readonly string[],
): Promise<OutboxEvent | undefined> {
  if (kinds.length === 0) return undefined
  const { rows } = await sql<OutboxEvent>`
    update outbox set
      attempts = attempts + 1,
      locked_until = clock_timestamp() + ${leaseSeconds} * interval '1 second'
    where id = (
      select id from outbox as one
      where done_at is null and parked_at is null
        and available_at <= clock_timestamp()
        and (locked_until is null or locked_until <= clock_timestamp())
        and kind in (${sql.join(kinds)})
        and (lane is null or not exists (
          select 1 from outbox as earlier
          where earlier.lane = one.lane and earlier.id < one.id
            and earlier.done_at is null and earlier.parked_at is null))
      order by available_at, id limit 1
      for update skip locked
    )
    returning id, kind, dedupe_key as "dedupeKey", payload, attempts`.execute(db)
  return rows[0]
}

/**
 * Marks an event done. Returns false when the claim was lost meanwhile: another process has it, and its mark
 * counts.
 */
export async function finishEvent(db: Kysely<Database>, event: OutboxEvent): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ done_at: sql<Date>`clock_timestamp()`, locked_until: null, last_error: null })
    .where('id', '=', event.id)
    .where('attempts', '=', event.attempts)
    .where('done_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Releases an event until `delaySeconds` have passed, or parks it permanently when there is no delay; records
 * the reason.
 */
export async function returnEvent(
  db: Kysely<Database>,
  event: OutboxEvent,
  { reason, delaySeconds }: { reason: string; delaySeconds: number | undefined },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      locked_until: null,
      last_error: reason,
      ...(delaySeconds === undefined
        ? { parked_at: sql<Date>`clock_timestamp()` }
        : { available_at: sql<Date>`clock_timestamp() + ${delaySeconds} * interval '1 second'` }),
    })
    .where('id', '=', event.id)
    .where('attempts', '=', event.attempts)
    .where('done_at', 'is', null)
    .execute()
}

/** Parks events whose last allowed attempt ended with its process. Returns how many. */
export async function parkAbandoned(db: Kysely<Database>): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({
      parked_at: sql<Date>`clock_timestamp()`,
      locked_until: null,
      last_error: sql<string>`coalesce(last_error, 'The process ended during the last attempt')`,
    })
    .where('done_at', 'is', null)
    .where('parked_at', 'is', null)
    .where('attempts', '>=', maxAttempts)
    .where((row) =>
      row.or([row('locked_until', 'is', null), row('locked_until', '<=', sql<Date>`clock_timestamp()`)]),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
