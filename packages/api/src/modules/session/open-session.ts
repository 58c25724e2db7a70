import type { SiteCode } from '@camping/editions/markets.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { hashToken, newSessionToken } from './session-token.ts'
import { agentSessionSeconds, sessionTimes } from './session-times.ts'

/** Whose session it is to be: a customer's, with an agent who acts for them, or that of one booking. Row ids. */
export type SessionOwner =
  | { readonly customerId: number; readonly agentId?: number }
  | { readonly bookingId: number }

/** Writes a new session and answers its token, which is stored nowhere. A new one at each sign-in. */
export async function openSession(
  db: Kysely<Database>,
  { brand, siteCode }: { brand: string; siteCode: SiteCode },
  owner: SessionOwner,
): Promise<string> {
  const token = newSessionToken()
  const kind = 'customerId' in owner ? 'email' : 'booking_id'
  const agentId = 'customerId' in owner ? (owner.agentId ?? null) : null
  const seconds = agentId === null ? sessionTimes[kind].absolute : agentSessionSeconds
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      kind,
      brand,
      site_code: siteCode,
      customer_id: 'customerId' in owner ? owner.customerId : null,
      booking_id: 'bookingId' in owner ? owner.bookingId : null,
      agent_id: agentId,
      expires_at: sql<string>`now() + make_interval(secs => ${seconds})`,
    })
    .execute()
  return token
}
