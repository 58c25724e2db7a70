import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Database } from '../platform/db/schema.ts'
import { unread } from '../platform/db/unread.ts'
import { inProgress, keyReused } from './booking-problems.ts'

/** A client's key for one intended effect, with the request. */
export interface IdempotentRequest {
  /** The scope in which the key is unique, e.g. `cart-book:{cart id}`. */
  readonly scope: string
  readonly key: string
  readonly request: unknown
}

/**
 * Runs work once per key, in the caller's transaction: the reply is stored with the effect or not at all, so a
 * process that dies leaves nothing half done and the client may repeat the request (F1, F5, F32). A repeat of
 * the same request gets the stored reply. Failures are not stored.
 * @throws ProblemError 422 for the same key with another request (F35), 409 `in-progress` with Retry-After while
 * the first is running (F36).
 */
export async function once<Reply>(
  transaction: Transaction<Database>,
  { scope, key, request }: IdempotentRequest,
  work: () => Promise<Reply>,
): Promise<Reply> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${scope} ${key}`}, 0)) as mine`.execute(transaction)
  if (!rows[0]?.mine) throw inProgress()
  const hash = createHash('sha256').update(canonical(request)).digest('hex')
  const before = await transaction
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'reply'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst()
  if (before) {
    if (before.request_hash !== hash) throw keyReused()
    return before.reply as Reply
  }
  const reply = await work()
  await transaction
    .insertInto('idempotency_keys')
    .values({ scope, key, request_hash: hash, status: 200, reply: JSON.stringify(reply) })
    .modifyEnd(unread)
    .execute()
  return reply
}

/** JSON with sorted members: the same request has the same text. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
