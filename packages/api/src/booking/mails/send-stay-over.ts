import { z } from 'zod'
import { LastingFailure, type OutboxHandler } from '../../platform/jobs/outbox-handler.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { messageIdOf } from '../../platform/mail/message-id.ts'
import { readRecord } from '../documents/booking-record.ts'
import type { BookingMailParts } from './send-booking-mail.ts'
import { stayOverContent } from './stay-over-content.ts'

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
