import { sql } from 'kysely'
import { z } from 'zod'
import { LastingFailure, type OutboxHandler } from '../../platform/jobs/outbox-handler.ts'
import { mailOfEvent } from '../../platform/mail/mail-of-event.ts'
import { readRecord } from '../documents/booking-record.ts'
import type { BookingMailParts } from './send-booking-mail.ts'
import { stayBefore, stayChangedContent } from './stay-changed-content.ts'

/** The outbox payload of announceStayChange. */
const changePayload = z.object({
  bookingId: z.number(),
  brand: z.string(),
  siteCode: z.string(),
  changeId: z.number(),
})

/**
 * Tells a guest that a booking has changed, be it its stay or by a discount code: what was, and everything that counts now. Read
 * when it is sent: nothing leaves for a booking that was cancelled meanwhile, which another mail reports, and after
 * several changes only the last one is told.
 */
export function sendStayChanged({ db, findIdentity, transport }: BookingMailParts): OutboxHandler {
  return async ({ payload, dedupeKey }) => {
    const { bookingId, brand, siteCode, changeId } = changePayload.parse(payload)
    const record = await readRecord(db, { bookingId })
    if (record?.booking.state !== 'confirmed') return
    const changes = await db
      .selectFrom('booking_changes')
      .select(['id', 'before'])
      .where('booking_id', '=', bookingId)
      .where('what', 'in', ['stay', 'discount'])
      // What waits for its payment has not happened.
      .where(sql<boolean>`after ->> 'awaits' is null`)
      .orderBy('id', 'desc')
      .execute()
    const change = changes[0]
    if (change?.id !== changeId) return
    const identity = findIdentity(brand, siteCode)
    if (!identity) throw new LastingFailure(`No edition ${siteCode} of ${brand} is served`)
    await transport.send({
      ...mailOfEvent(
        dedupeKey,
        identity,
        stayChangedContent(identity, record, stayBefore.parse(change.before)),
      ),
      to: record.booking.email,
    })
  }
}
