import type { LoginType } from '@camping/contract/session.schemas.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { hashToken } from './session-token.ts'
import { seenEvery, sessionTimes } from './session-times.ts'

/** A living session: who asks. Row ids. */
export interface Session {
  readonly tokenHash: string
  readonly kind: LoginType
  readonly brand: string
  readonly customerId: number | null
  readonly bookingId: number | null
  /** Who acts for the customer; null: the customer. */
  readonly agentId: number | null
}

const idle = sql<number>`case kind when 'email' then ${sessionTimes.email.idle}::int else ${sessionTimes.booking_id.idle}::int end`

/**
 * The session of a token while it lives, by the clock of the database: neither over its absolute nor over its idle time.
 * Notes that it is used.
 */
export async function findSession(db: Kysely<Database>, token: string): Promise<Session | undefined> {
  const tokenHash = hashToken(token)
  const row = await db
    .selectFrom('sessions')
    .select([
      'kind',
      'brand',
      'customer_id',
      'booking_id',
      'agent_id',
      sql<boolean>`last_seen_at < now() - make_interval(secs => ${seenEvery})`.as('unseen'),
    ])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('last_seen_at', '>', sql<Date>`now() - make_interval(secs => ${idle})`)
    .executeTakeFirst()
  if (!row) return undefined
  if (row.unseen)
    await db
      .updateTable('sessions')
      .set({ last_seen_at: sql<string>`now()` })
      .where('token_hash', '=', tokenHash)
      .execute()
  return {
    tokenHash,
    kind: row.kind,
    brand: row.brand,
    customerId: row.customer_id,
    bookingId: row.booking_id,
    agentId: row.agent_id,
  }
}
