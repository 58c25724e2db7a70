import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../platform/db/schema.ts'
import { LastingFailure, type OutboxHandler } from '../../platform/jobs/outbox-handler.ts'
import { mailOfEvent } from '../../platform/mail/mail-of-event.ts'
import { type BookingRecord, readRecord } from '../documents/booking-record.ts'
import { checkInCloses } from '../order/answer-by.ts'
import { beforeArrivalContent } from './before-arrival-content.ts'
import type { BookingMailParts } from './send-booking-mail.ts'

/** The outbox payload of announceArrivals. */
const arrivalPayload = z.object({
  bookingId: z.number(),
  brand: z.string(),
  siteCode: z.string(),
  dateFrom: z.string(),
})

/**
 * Tells a guest what to know before setting out (booking-17). What it speaks of is read when it is sent: nothing leaves
 * for a booking that ended, has another day of arrival by now, or whose check-in is over.
 */
export function sendBeforeArrival({ db, findIdentity, transport }: BookingMailParts): OutboxHandler {
  return async ({ payload, dedupeKey }) => {
    const { bookingId, brand, siteCode, dateFrom } = arrivalPayload.parse(payload)
    const record = await readRecord(db, { bookingId })
    if (record?.booking.state !== 'confirmed' || record.booking.stay.dateFrom !== dateFrom) return
    if (await isCheckInOver(db, record)) return
    const identity = findIdentity(brand, siteCode)
    if (!identity) throw new LastingFailure(`No edition ${siteCode} of ${brand} is served`)
    await transport.send({
      ...mailOfEvent(dedupeKey, identity, beforeArrivalContent(identity, record)),
      to: record.booking.email,
    })
  }
}

async function isCheckInOver(db: Kysely<Database>, { booking, offer }: BookingRecord): Promise<boolean> {
  const { hours, country } = offer.site
  const closes = checkInCloses({ dateFrom: booking.stay.dateFrom, country: country.code, hours })
  const { rows } = await sql<{ over: boolean }>`select ${closes} <= clock_timestamp() as over`.execute(db)
  return rows[0]?.over ?? true
}
