import { buildPath } from '@camping/editions/build-path.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { MailIdentity } from '../../platform/mail/mail-identity.ts'
import { LastingFailure, type OutboxHandler } from '../../platform/jobs/outbox-handler.ts'
import { mailOfEvent } from '../../platform/mail/mail-of-event.ts'
import { unsubscribeHeaders } from '../../platform/mail/unsubscribe-headers.ts'
import { readRecord } from '../documents/booking-record.ts'
import { newBookingLink } from './booking-links.ts'
import { refusalLinkDays, refusesReviewMails } from './review-refusals.ts'
import type { BookingMailParts } from './send-booking-mail.ts'
import { stayOverContent } from './stay-over-content.ts'

const stayOverPayload = z.object({ bookingId: z.number(), brand: z.string(), siteCode: z.string() })

/**
 * Asks a guest for a review, once. Skips guests who have written one or want no such mails, and bookings whose stay did not
 * take place. The law counts it as advertising, so it can be refused with one click (decision 291).
 */
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
    if (written || (await refusesReviewMails(db, { brand, email: record.booking.email }))) return
    const identity = findIdentity(brand, siteCode)
    if (!identity) throw new LastingFailure(`No edition ${siteCode} of ${brand} is served`)
    const token = await newBookingLink(db, {
      bookingId,
      purpose: 'refuse-reviews',
      until: sql<Date>`clock_timestamp() + ${sql.lit(refusalLinkDays)} * interval '1 day'`,
    })
    const refuseUrl = refusalLink(identity, token)
    await transport.send({
      ...mailOfEvent(dedupeKey, identity, stayOverContent(identity, record, refuseUrl)),
      to: record.booking.email,
      headers: unsubscribeHeaders(refuseUrl),
    })
  }
}

/** The page that ends these mails. Opening it changes nothing: mail scanners open every link. */
const refusalLink = ({ origin, siteCode }: MailIdentity, token: string): string =>
  `${origin}${buildPath(siteCode, 'answer')}?step=reviews&token=${token}`
