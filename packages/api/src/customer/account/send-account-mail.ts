import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../platform/db/schema.ts'
import { LastingFailure, type OutboxHandler } from '../../platform/jobs/outbox-handler.ts'
import { mailOfEvent } from '../../platform/mail/mail-of-event.ts'
import type { MailContent } from '../../platform/mail/mail-content.ts'
import type { FindMailIdentity, MailIdentity } from '../../platform/mail/mail-identity.ts'
import type { MailTransport } from '../../platform/mail/mail-message.ts'
import { makeCode } from '../booking-code/booking-code.ts'
import { codeMail } from '../booking-code/show-code.ts'
import { codeMinutes } from '../one-time-code/one-time-code.ts'
import { detailsChangedMail } from './details-changed-mail.ts'
import { hashToken, newSessionToken } from '../../platform/session/session-token.ts'
import {
  bookingsContent,
  changedContent,
  codeContent,
  existsContent,
  resetContent,
  signInCodeContent,
  verifyContent,
  type AccountChange,
} from './account-mail-content.ts'
import { passkeyMails } from './passkey-mails.ts'
import { bookingsMail } from './forgot-booking.ts'
import { existsMail, verifyMail } from './register.ts'
import { passwordChangedMail, resetMail } from './reset-password.ts'
import { signInCodeMail } from './send-sign-in-code.ts'
import { makeSignInCode } from './sign-in-code.ts'

export interface AccountMailParts {
  readonly db: Kysely<Database>
  readonly findIdentity: FindMailIdentity
  readonly transport: MailTransport
}

interface AccountMail {
  readonly to: string
  readonly content: MailContent
}

/** Finds recipient and content; undefined when there is no recipient or nothing to send any more. */
type Compose = (
  db: Kysely<Database>,
  payload: unknown,
  identity: MailIdentity,
) => Promise<AccountMail | undefined>

const edition = z.object({ brand: z.string(), siteCode: z.string() })
const ofCustomer = z.object({ customerId: z.number() })

/** Minutes that a link to a new password is valid. */
const resetMinutes = 60

/** The current address; erased customers get no mail. */
async function customerOf(
  db: Kysely<Database>,
  payload: unknown,
): Promise<{ id: number; email: string; name: string } | undefined> {
  const row = await db
    .selectFrom('customers')
    .select(['id', 'email', 'first_name as name'])
    .where('id', '=', ofCustomer.parse(payload).customerId)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  return row
}

/** A new token per mail: it replaces the link of an earlier mail. */
const verify: Compose = async (db, payload, identity) => {
  const { registrationId } = z.object({ registrationId: z.number() }).parse(payload)
  const token = newSessionToken()
  const row = await db
    .updateTable('registrations')
    .set({ token_hash: hashToken(token) })
    .where('id', '=', registrationId)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .returning('email')
    .executeTakeFirst()
  if (!row) return undefined
  return { to: row.email, content: verifyContent(identity, token) }
}

const exists: Compose = async (db, payload, identity) => {
  const customer = await customerOf(db, payload)
  return customer && { to: customer.email, content: existsContent(identity) }
}

const reset: Compose = async (db, payload, identity) => {
  const customer = await customerOf(db, payload)
  if (!customer) return undefined
  const token = newSessionToken()
  await db
    .insertInto('reset_tokens')
    .values({
      token_hash: hashToken(token),
      customer_id: customer.id,
      expires_at: sql<Date>`clock_timestamp() + ${sql.lit(resetMinutes)} * interval '1 minute'`,
    })
    .execute()
  return { to: customer.email, content: resetContent(identity, token) }
}

/** To the owner, after a change of the account's credentials or contact data. */
const changed =
  (what: AccountChange): Compose =>
  async (db, payload, identity) => {
    const customer = await customerOf(db, payload)
    if (!customer) return undefined
    const passkey = await db
      .selectFrom('passkeys')
      .select('id')
      .where('customer_id', '=', customer.id)
      .limit(1)
      .executeTakeFirst()
    const content = changedContent(identity, what, { hasPasskeys: passkey !== undefined })
    return { to: customer.email, content }
  }

/** Limit of the newest bookings listed for an address. */
const bookingsListed = 20

const bookings: Compose = async (db, payload, identity) => {
  const { bookingId } = z.object({ bookingId: z.number() }).parse(payload)
  const named = await db
    .selectFrom('bookings')
    .select(['email', 'brand'])
    .where('id', '=', bookingId)
    .executeTakeFirst()
  if (!named) return undefined
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('sites', 'sites.id', 'bookings.site_id')
    .select(['booking_ref', 'bookings.date_from', 'sites.name'])
    .where('brand', '=', named.brand)
    .where(sql<string>`lower(email)`, '=', named.email.toLowerCase())
    .orderBy('bookings.date_from', 'desc')
    .limit(bookingsListed)
    .execute()
  return { to: named.email, content: bookingsContent(identity, rows) }
}

/**
 * The code of a session by reference, sent to the booking's address. The reader types the code, so there is no
 * button.
 */
const code: Compose = async (db, payload, identity) => {
  const { bookingId, sessionHash } = z
    .object({ bookingId: z.number(), sessionHash: z.string() })
    .parse(payload)
  const booking = await db
    .selectFrom('bookings')
    .select(['email', 'booking_ref as ref'])
    .where('id', '=', bookingId)
    .executeTakeFirst()
  const made = booking && (await makeCode(db, sessionHash))
  if (!made) return undefined
  return {
    to: booking.email,
    content: codeContent(identity, { code: made, ref: booking.ref, minutes: codeMinutes }),
  }
}

/** The code that signs in, sent to the address of the account. */
const signInCode: Compose = async (db, payload, identity) => {
  const customer = await customerOf(db, payload)
  const request = z.object({ requestHash: z.string(), mailKey: z.string() }).parse(payload)
  const made = customer && (await makeSignInCode(db, request))
  if (!made) return undefined
  return { to: customer.email, content: signInCodeContent(identity, { code: made, minutes: codeMinutes }) }
}

const composers: Readonly<Record<string, Compose>> = {
  [verifyMail]: verify,
  [existsMail]: exists,
  [resetMail]: reset,
  [passwordChangedMail]: changed('changed'),
  [detailsChangedMail]: changed('details'),
  [passkeyMails.added]: changed('passkeyAdded'),
  [passkeyMails.removed]: changed('passkeyRemoved'),
  [passkeyMails.blocked]: changed('passkeyBlocked'),
  [bookingsMail]: bookings,
  [codeMail]: code,
  [signInCodeMail]: signInCode,
}

/**
 * The handlers of all mails about accounts, by kind of event. Tokens are created with the mail and stored only
 * as hashes.
 */
export function accountMailHandlers({
  db,
  findIdentity,
  transport,
}: AccountMailParts): Record<string, OutboxHandler> {
  const send: OutboxHandler = async ({ kind, payload, dedupeKey }) => {
    const { brand, siteCode } = edition.parse(payload)
    const identity = findIdentity(brand, siteCode)
    if (!identity) throw new LastingFailure(`No edition ${siteCode} of ${brand} is served`)
    const mail = await composers[kind]?.(db, payload, identity)
    if (!mail) return
    await transport.send({
      ...mailOfEvent(dedupeKey, identity, mail.content),
      to: mail.to,
    })
  }
  return Object.fromEntries(Object.keys(composers).map((kind) => [kind, send]))
}
