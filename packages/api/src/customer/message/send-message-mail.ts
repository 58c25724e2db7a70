import { isSiteCode } from '@camping/editions/markets.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../platform/db/schema.ts'
import { LastingFailure, type OutboxHandler } from '../../platform/jobs/outbox-handler.ts'
import { type BookingRecord, readRecord } from '../../booking/documents/booking-record.ts'
import { editionWords } from '../../booking/documents/edition-words.ts'
import type { BookingMailParts } from '../../booking/mails/send-booking-mail.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import type { MailContent } from '../../platform/mail/mail-content.ts'
import type { MailIdentity } from '../../platform/mail/mail-identity.ts'
import type { MailMessage } from '../../platform/mail/mail-message.ts'
import { messageIdOf } from '../../platform/mail/message-id.ts'
import type { MessageMailKind } from './message-mail-kinds.ts'

/** The outbox payload of sendMessage. */
const messagePayload = z.object({ messageId: z.number(), brand: z.string() })

/** A message as its mails show it. */
interface WrittenMessage {
  readonly bookingId: number
  /** The edition it was written in. */
  readonly siteCode: string
  readonly text: string
  readonly at: Date
  /** Name of the agent who wrote it for the customer; null: the customer. */
  readonly agent: string | null
  /** Written in an account whose verified address is the booking's. */
  readonly fromOwner: boolean
}

/** Sends a message to the service desk, or a receipt to its guest. */
export function sendMessageMail({ db, findIdentity, transport }: BookingMailParts): OutboxHandler {
  return async ({ kind, payload, dedupeKey }) => {
    const { messageId, brand } = messagePayload.parse(payload)
    const message = await readMessage(db, messageId)
    const record = message && (await readRecord(db, { bookingId: message.bookingId }))
    // The booking was erased meanwhile.
    if (!message || !record) return
    const toDesk = (kind as MessageMailKind) === 'message-to-desk'
    // The desk of the booking's edition, in its language; the guest in the language of the page they used.
    const siteCode = toDesk ? record.siteCode : message.siteCode
    const identity = findIdentity(brand, siteCode)
    if (!identity) throw new LastingFailure(`No edition ${siteCode} of ${brand} is served`)
    const mail = toDesk ? toDeskMail(identity, record, message) : receivedMail(identity, record, message)
    await transport.send({
      messageId: messageIdOf(dedupeKey, identity.email),
      from: { name: identity.displayName, address: identity.email },
      ...mail,
    })
  }
}

type Addressed = Omit<MailMessage, 'messageId' | 'from'>

function toDeskMail(identity: MailIdentity, record: BookingRecord, message: WrittenMessage): Addressed {
  return {
    to: identity.email,
    // A name is one line, whatever was typed.
    replyTo: { name: record.bookerName.replace(/\p{Cc}+/gu, ' '), address: record.booking.email },
    // A person wrote it: mail filters for automatic mails should pass it.
    headers: { 'auto-submitted': 'no' },
    ...composeMail(identity, deskContent(identity, record, message)),
  }
}

const receivedMail = (identity: MailIdentity, record: BookingRecord, message: WrittenMessage): Addressed => ({
  to: record.booking.email,
  ...composeMail(identity, receivedContent(identity, record, message)),
})

/** The desk's mail. Without a link: what opens a booking is for its guest only. */
function deskContent(
  identity: MailIdentity,
  record: BookingRecord,
  { text, at, agent, siteCode }: WrittenMessage,
): MailContent {
  const { t, day, moment } = editionWords(identity)
  const { booking, offer } = record
  const { dateFrom, dateTo } = booking.stay
  return {
    subject: t('mail.message.subject', { ref: booking.ref, site: offer.site.name }),
    preview: t('mail.booking.preview', { from: day(dateFrom), to: day(dateTo) }),
    heading: t('mail.message.heading', { ref: booking.ref }),
    paragraphs: paragraphsOf(text),
    tables: [
      {
        title: t('mail.booking.stay'),
        rows: [
          { label: t('confirmation.reference'), value: booking.ref },
          { label: t('confirmation.site'), value: offer.site.name },
          {
            label: t('mail.message.dates'),
            value: t('mail.booking.preview', { from: day(dateFrom), to: day(dateTo) }),
          },
          { label: t('mail.booking.booker'), value: record.bookerName },
          { label: t('mail.message.writer'), value: agent ?? booking.email },
          { label: t('mail.message.edition'), value: siteCode },
          { label: t('mail.message.at'), value: moment(at) },
        ],
      },
    ],
    notes: [t(agent === null ? 'mail.message.reply' : 'mail.message.replyAgent', { agent: agent ?? '' })],
  }
}

/**
 * The guest's receipt. It quotes their words only if the address is verified: anybody may book with another
 * person's address, and the shop must not deliver a stranger's text to it.
 */
function receivedContent(
  identity: MailIdentity,
  { booking, offer }: BookingRecord,
  { text, agent, fromOwner }: WrittenMessage,
): MailContent {
  const { t, brand } = editionWords(identity)
  const { ref } = booking
  return {
    subject: t('mail.message.received.subject', { ref }),
    preview: t('mail.message.received.preview', { site: offer.site.name }),
    heading: t('mail.message.received.heading', { name: booking.firstName }),
    paragraphs: [
      t('mail.message.received.text', { ref, site: offer.site.name }),
      ...(agent === null ? [] : [t('mail.message.received.agent', { agent })]),
      ...(fromOwner ? [t('mail.message.received.words'), ...paragraphsOf(text)] : []),
    ],
    button: {
      text: t('mail.booking.button'),
      href: identity.origin + buildPath(identity.siteCode, 'bookingDetail', { bookingId: ref }),
    },
    notes: [
      t('confirmation.next.contact', { email: identity.email, phone: identity.phone }),
      t('mail.booking.why', { brand }),
    ],
  }
}

const paragraphsOf = (text: string): string[] => text.split(/\n+/)

async function readMessage(db: Kysely<Database>, id: number): Promise<WrittenMessage | undefined> {
  const row = await db
    .selectFrom('booking_messages as m')
    .innerJoin('bookings as b', 'b.id', 'm.booking_id')
    .leftJoin('customers as c', 'c.id', 'm.customer_id')
    .leftJoin('agents as a', (join) => join.onRef('a.id', '=', 'm.actor_id').on('m.actor_role', '=', 'agent'))
    .select(['m.booking_id', 'm.site_code', 'm.text', 'm.at', 'a.name', 'b.email'])
    .select(['c.email as account', 'c.email_verified_at as verified'])
    .where('m.id', '=', id)
    .executeTakeFirst()
  if (!row || !isSiteCode(row.site_code)) return undefined
  return {
    bookingId: row.booking_id,
    siteCode: row.site_code,
    text: row.text,
    at: row.at,
    agent: row.name,
    fromOwner: row.verified !== null && row.account?.toLowerCase() === row.email.toLowerCase(),
  }
}
