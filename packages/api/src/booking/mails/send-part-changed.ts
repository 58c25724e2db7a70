import { z } from 'zod'
import { LastingFailure, type OutboxHandler } from '../../platform/jobs/outbox-handler.ts'
import type { MailContent } from '../../platform/mail/mail-content.ts'
import type { MailIdentity } from '../../platform/mail/mail-identity.ts'
import { mailOfEvent } from '../../platform/mail/mail-of-event.ts'
import { type BookingRecord, readRecord } from '../documents/booking-record.ts'
import type { BookingMailParts } from './send-booking-mail.ts'

/** The payload of announcePartChange. */
const changePayload = z.object({
  bookingId: z.number(),
  brand: z.string(),
  siteCode: z.string(),
  /** Of the booking after the change, minor units. */
  total: z.int(),
})

/**
 * Tells a guest that a part of a booking has changed: extras, or travellers. Nothing leaves for a booking that was cancelled
 * meanwhile.
 */
export function sendPartChanged(
  { db, findIdentity, transport }: BookingMailParts,
  content: (identity: MailIdentity, record: BookingRecord, before: { readonly total: number }) => MailContent,
): OutboxHandler {
  return async ({ payload, dedupeKey }) => {
    const { bookingId, brand, siteCode, total } = changePayload.parse(payload)
    const record = await readRecord(db, { bookingId })
    if (record?.booking.state !== 'confirmed') return
    const identity = findIdentity(brand, siteCode)
    if (!identity) throw new LastingFailure(`No edition ${siteCode} of ${brand} is served`)
    await transport.send({
      ...mailOfEvent(dedupeKey, identity, content(identity, record, { total })),
      to: record.booking.email,
    })
  }
}
