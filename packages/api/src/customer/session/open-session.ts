import type { SiteCode } from '@camping/editions/markets.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { hashToken, newSessionToken } from '../../platform/session/session-token.ts'
import type { Device } from './device-of.ts'
import {
  agentSessionSeconds,
  passwordCountsSeconds,
  sessionTimes,
} from '../../platform/session/session-times.ts'

/** Owner of a new session: a customer, with an agent who acts for them, or one booking. Row ids. */
export type SessionOwner =
  | { readonly customerId: number; readonly agentId?: number }
  | { readonly bookingId: number }

/** Where and how a customer signed in. */
export interface SignIn {
  readonly brand: string
  readonly siteCode: SiteCode
  readonly device?: Device
  /** Has just shown the password of the account or a passkey of it, or a code from its mailbox, which could replace them. */
  readonly proved?: boolean
}

/** Inserts a new session and returns its token, of which only a hash is stored. A new one at each sign-in. */
export async function openSession(
  db: Kysely<Database>,
  { brand, siteCode, device, proved = false }: SignIn,
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
      proved_until: proved ? sql<string>`now() + make_interval(secs => ${passwordCountsSeconds})` : null,
      ...device,
    })
    .execute()
  return token
}
