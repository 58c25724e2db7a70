import { buildPath } from '@camping/editions/build-path.ts'
import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../platform/db/schema.ts'
import { LastingFailure, type OutboxHandler } from '../../platform/jobs/outbox-handler.ts'
import { editionWords } from '../../booking/documents/edition-words.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import type { MailContent } from '../../platform/mail/mail-content.ts'
import type { FindMailIdentity, MailIdentity } from '../../platform/mail/mail-identity.ts'
import type { MailTransport } from '../../platform/mail/mail-message.ts'
import { messageIdOf } from '../../platform/mail/message-id.ts'
import { codeMinutes, makeCode } from '../booking-code/booking-code.ts'
import { codeMail } from '../booking-code/show-code.ts'
import { detailsChangedMail } from './details-changed-mail.ts'
import { hashToken, newSessionToken } from '../../platform/session/session-token.ts'
import { bookingsMail } from './forgot-booking.ts'
import { existsMail, verifyMail } from './register.ts'
import { passwordChangedMail, resetMail } from './reset-password.ts'

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

const loginLink = ({ origin, siteCode }: MailIdentity, query = '') =>
  origin + buildPath(siteCode, 'login') + query

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
  const { text, displayName } = identity
  return {
    to: row.email,
    content: {
      subject: text('accounts.verify.subject'),
      preview: text('accounts.verify.preview'),
      heading: text('accounts.verify.heading'),
      paragraphs: [text('accounts.verify.text', { brand: displayName })],
      button: { text: text('accounts.verify.button'), href: loginLink(identity, `?verify=${token}`) },
      notes: [text('accounts.verify.validity'), text('accounts.notYou')],
    },
  }
}

const exists: Compose = async (db, payload, identity) => {
  const customer = await customerOf(db, payload)
  if (!customer) return undefined
  const { text, displayName } = identity
  return {
    to: customer.email,
    content: {
      subject: text('accounts.exists.subject'),
      preview: text('accounts.exists.preview'),
      heading: text('accounts.exists.subject'),
      paragraphs: [text('accounts.exists.text', { brand: displayName })],
      button: { text: text('accounts.exists.button'), href: loginLink(identity) },
      notes: [text('accounts.notYou')],
    },
  }
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
  const { text, displayName } = identity
  return {
    to: customer.email,
    content: {
      subject: text('accounts.reset.subject'),
      preview: text('accounts.reset.preview'),
      heading: text('accounts.reset.heading'),
      paragraphs: [text('accounts.reset.text', { brand: displayName })],
      button: { text: text('accounts.reset.button'), href: loginLink(identity, `?token=${token}`) },
      notes: [text('accounts.reset.preview'), text('accounts.notYou')],
    },
  }
}

/** To the owner, after a change of the account's credentials or contact data. */
const changed =
  (what: 'changed' | 'details'): Compose =>
  async (db, payload, identity) => {
    const customer = await customerOf(db, payload)
    if (!customer) return undefined
    const { text, displayName, email } = identity
    return {
      to: customer.email,
      content: {
        subject: text(`accounts.${what}.subject`),
        preview: text(`accounts.${what}.preview`),
        heading: text(`accounts.${what}.subject`),
        paragraphs: [text(`accounts.${what}.text`, { brand: displayName, email })],
        button: { text: text('accounts.exists.button'), href: loginLink(identity) },
        notes: [],
      },
    }
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
  const { text, displayName } = identity
  const { day } = editionWords(identity)
  const heading = text('accounts.bookings.heading', { brand: displayName })
  return {
    to: named.email,
    content: {
      subject: text('accounts.bookings.subject'),
      preview: text('accounts.bookings.preview'),
      heading,
      paragraphs: [text('accounts.bookings.text')],
      button: { text: text('accounts.exists.button'), href: loginLink(identity) },
      tables: [
        {
          title: text('accounts.bookings.subject'),
          rows: rows.map((row) => ({ label: row.name, detail: day(row.date_from), value: row.booking_ref })),
        },
      ],
      notes: [text('accounts.notYou')],
    },
  }
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
  const { text, displayName } = identity
  const minutes = codeMinutes
  return {
    to: booking.email,
    content: {
      subject: text('accounts.code.subject', { code: made }),
      preview: text('accounts.code.validity', { minutes }),
      heading: text('accounts.code.heading'),
      paragraphs: [text('accounts.code.text', { brand: displayName, ref: booking.ref })],
      tables: [
        {
          title: text('accounts.code.heading'),
          rows: [{ label: text('accounts.code.label'), value: made, strong: true }],
        },
      ],
      notes: [text('accounts.code.validity', { minutes }), text('accounts.code.notYou')],
    },
  }
}

const composers: Readonly<Record<string, Compose>> = {
  [verifyMail]: verify,
  [existsMail]: exists,
  [resetMail]: reset,
  [passwordChangedMail]: changed('changed'),
  [detailsChangedMail]: changed('details'),
  [bookingsMail]: bookings,
  [codeMail]: code,
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
      messageId: messageIdOf(dedupeKey, identity.email),
      from: { name: identity.displayName, address: identity.email },
      to: mail.to,
      ...composeMail(identity, mail.content),
    })
  }
  return Object.fromEntries(Object.keys(composers).map((kind) => [kind, send]))
}
