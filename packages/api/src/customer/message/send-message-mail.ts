import { isSiteCode } from '@camping/editions/markets.ts'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../platform/db/schema.ts'
import { LastingFailure, type OutboxHandler } from '../../platform/jobs/outbox-handler.ts'
import { type BookingRecord, readRecord } from '../../booking/documents/booking-record.ts'
import type { BookingMailParts } from '../../booking/mails/send-booking-mail.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import type { MailIdentity } from '../../platform/mail/mail-identity.ts'
import type { MailMessage } from '../../platform/mail/mail-message.ts'
import { messageIdOf } from '../../platform/mail/message-id.ts'
import { deskContent, receivedContent, type WrittenMessage } from './message-mail-content.ts'
import type { MessageMailKind } from './message-mail-kinds.ts'

/** The outbox payload of sendMessage. */
const messagePayload = z.object({ messageId: z.number(), brand: z.string() })

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
