import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import { ProblemError } from './problem-error.ts'

export interface Throttle {
  readonly action: string
  /** Network address of the client. */
  readonly client: string
  /** One success in so many seconds. */
  readonly seconds: number
}

/**
 * Lets a client do something once in a while, counted in the database: the same for every process. It belongs to the
 * caller's transaction, so what fails afterwards does not count, and of several at once one passes.
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

/** The address, of IPv6 only the half that stands for a customer's line: the other half is theirs to change. */
export function network(address: string): string {
  if (!address.includes(':')) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [head = '', tail] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? []
  const front = head ? head.split(':') : []
  const back = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length)
  const groups = [...front, ...Array.from({ length: zeros }, () => '0'), ...back]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
