import { z } from 'zod'
import { LastingFailure, type OutboxHandler } from '../../platform/jobs/outbox-handler.ts'
import { mailOfEvent } from '../../platform/mail/mail-of-event.ts'
import { readRecord } from '../documents/booking-record.ts'
import { extrasChangedContent } from './extras-changed-content.ts'
import type { BookingMailParts } from './send-booking-mail.ts'

/** The payload of announceExtrasChange. */
const extrasPayload = z.object({
  bookingId: z.number(),
  brand: z.string(),
  siteCode: z.string(),
  total: z.int(),
})

/** Tells a guest that the extras of a booking have changed. Nothing leaves for a booking that was cancelled meanwhile. */
export function sendExtrasChanged({ db, findIdentity, transport }: BookingMailParts): OutboxHandler {
  return async ({ payload, dedupeKey }) => {
    const { bookingId, brand, siteCode, total } = extrasPayload.parse(payload)
    const record = await readRecord(db, { bookingId })
    if (record?.booking.state !== 'confirmed') return
    const identity = findIdentity(brand, siteCode)
    if (!identity) throw new LastingFailure(`No edition ${siteCode} of ${brand} is served`)
    await transport.send({
      ...mailOfEvent(dedupeKey, identity, extrasChangedContent(identity, record, { total })),
      to: record.booking.email,
    })
  }
}
