import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import { network } from './network.ts'
import { ProblemError } from '../problem-error.ts'

export interface Throttle {
  readonly action: string
  /** Network address of the client. */
  readonly client: string
  /** One success in so many seconds. */
  readonly seconds: number
}

/**
 * Allows a client's action once per interval, counted in the database for all processes. It runs in the caller's
 * transaction, so a failed action does not count, and of several concurrent ones one passes.
 * @throws ProblemError 429 `too-many-requests` with Retry-After.
 */
export async function passThrottle(
  transaction: Transaction<Database>,
  { action, client, seconds }: Throttle,
): Promise<void> {
  const key = `${action}:${createHash('sha256').update(network(client)).digest('hex').slice(0, 32)}`
  const { rows } = await sql`
    insert into throttles (key, until)
    values (${key}, clock_timestamp() + ${seconds} * interval '1 second')
    on conflict (key) do update set until = excluded.until where throttles.until <= clock_timestamp()
    returning key`.execute(transaction)
  if (rows.length > 0) return
  throw new ProblemError({
    type: 'too-many-requests',
    status: 429,
    title: 'Too many requests, please wait a moment',
    headers: { 'retry-after': `${seconds}` },
  })
}
