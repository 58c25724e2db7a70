import { z } from 'zod'
import { LastingFailure, type OutboxHandler } from '../../platform/jobs/outbox-handler.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import type { MailContent } from '../../platform/mail/mail-content.ts'
import type { MailIdentity } from '../../platform/mail/mail-identity.ts'
import { messageIdOf } from '../../platform/mail/message-id.ts'
import { bookingLink } from '../documents/booking-link.ts'
import { readRecord, type BookingRecord } from '../documents/booking-record.ts'
import { editionWords } from '../documents/edition-words.ts'
import type { BookingMailParts } from './send-booking-mail.ts'

const stayOverPayload = z.object({ bookingId: z.number(), brand: z.string(), siteCode: z.string() })

/** Asks a guest for a review, once. Skips guests who have written one, and bookings whose stay did not take place. */
export function sendStayOver({ db, findIdentity, transport }: BookingMailParts): OutboxHandler {
  return async ({ payload, dedupeKey }) => {
    const { bookingId, brand, siteCode } = stayOverPayload.parse(payload)
    const record = await readRecord(db, { bookingId })
    if (record?.booking.state !== 'completed') return
    const written = await db
      .selectFrom('reviews')
      .select('id')
      .where('booking_id', '=', bookingId)
      .executeTakeFirst()
    if (written) return
    const identity = findIdentity(brand, siteCode)
    if (!identity) throw new LastingFailure(`No edition ${siteCode} of ${brand} is served`)
    await transport.send({
      messageId: messageIdOf(dedupeKey, identity.email),
      from: { name: identity.displayName, address: identity.email },
      to: record.booking.email,
      ...composeMail(identity, stayOverContent(identity, record)),
    })
  }
}

function stayOverContent(identity: MailIdentity, record: BookingRecord): MailContent {
  const { t, day, brand } = editionWords(identity)
  const { booking, offer } = record
  const site = offer.site.name
  return {
    subject: t('mail.review.subject', { site }),
    preview: t('mail.booking.preview', { from: day(booking.stay.dateFrom), to: day(booking.stay.dateTo) }),
    heading: t('mail.review.heading', { name: booking.firstName }),
    paragraphs: [t('mail.review.text', { site }), t('mail.review.how')],
    // The page opens at its form; knowing the address is the right to write.
    button: { text: t('mail.review.button'), href: `${bookingLink(identity, record)}#review` },
    notes: [t('mail.review.once', { brand })],
  }
}
