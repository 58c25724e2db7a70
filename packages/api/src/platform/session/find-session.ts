import type { LoginType } from '@camping/contract/session.schemas.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { hashToken } from './session-token.ts'
import { seenEvery, sessionTimes } from './session-times.ts'

/** A live session with its owner. Row ids. */
export interface Session {
  readonly tokenHash: string
  readonly kind: LoginType
  readonly brand: string
  readonly customerId: number | null
  readonly bookingId: number | null
  /** The agent who acts for the customer; null: the customer. */
  readonly agentId: number | null
  /** Has recently entered a code from the mailbox of its booking (customer/booking-code). */
  readonly proved: boolean
}

const idle = sql<number>`case kind when 'email' then ${sessionTimes.email.idle}::int else ${sessionTimes.booking_id.idle}::int end`

/** The row of a live session, by the database's clock: within its absolute and its idle time. */
async function liveRow(db: Kysely<Database>, tokenHash: string) {
  const row = await db
    .selectFrom('sessions')
    .select([
      'kind',
      'brand',
      'customer_id',
      'booking_id',
      'agent_id',
      sql<boolean>`coalesce(proved_until > clock_timestamp(), false)`.as('proved'),
      sql<boolean>`last_seen_at < now() - make_interval(secs => ${seenEvery})`.as('unseen'),
    ])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('last_seen_at', '>', sql<Date>`now() - make_interval(secs => ${idle})`)
    .executeTakeFirst()
  if (!row) return undefined
  const session: Session = {
    tokenHash,
    kind: row.kind,
    brand: row.brand,
    customerId: row.customer_id,
    bookingId: row.booking_id,
    agentId: row.agent_id,
    proved: row.proved,
  }
  return { session, unseen: row.unseen }
}

/** The live session with this hash of a token, without recording its use. */
export async function sessionOf(db: Kysely<Database>, tokenHash: string): Promise<Session | undefined> {
  return (await liveRow(db, tokenHash))?.session
}

/** The live session of a token. Records its use. */
export async function findSession(db: Kysely<Database>, token: string): Promise<Session | undefined> {
  const tokenHash = hashToken(token)
  const row = await liveRow(db, tokenHash)
  if (row?.unseen)
    await db
      .updateTable('sessions')
      .set({ last_seen_at: sql<string>`now()` })
      .where('token_hash', '=', tokenHash)
      .execute()
  return row?.session
}
