import type { BookingMailReply } from '@camping/contract/booking-documents.schemas.ts'
import type { bookingConfirmationRequest } from '@camping/contract/booking.schemas.ts'
import { sql, type Selectable, type Transaction } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/db/schema.ts'
import { announceEvent } from '../../platform/jobs/announce-event.ts'
import type { RequestContext } from '../../platform/server/request-context.ts'
import { passThrottle } from '../../platform/admission/pass-throttle.ts'
import { notFound } from '../../platform/problem-error.ts'
import { openByCart } from '../stored/open-by-cart.ts'

type MailedBooking = Pick<Selectable<Database['bookings']>, 'id' | 'booking_ref' | 'brand' | 'site_code'>

/** Seconds between two repeated mails about one booking, so that nobody can flood an inbox through the shop. */
const secondsBetween = 600

/**
 * Sends the mail about a booking again, only to its booking address: a caller who knows the cart id may request
 * it but not choose the address.
 * @throws ProblemError 404 and 401 as `openByCart`, 429 as `repeatBookingMail`.
 */
export async function resendConfirmation(
  { cartId }: z.output<typeof bookingConfirmationRequest>,
  { db, brand, siteCode, headers }: Pick<RequestContext, 'db' | 'brand' | 'siteCode' | 'headers'>,
): Promise<BookingMailReply> {
  await openByCart(db, cartId, { brand, siteCode, headers })
  return await db.transaction().execute(async (transaction) => {
    const booking = await transaction
      .selectFrom('bookings')
      .select(['id', 'booking_ref', 'brand', 'site_code'])
      .where('cart_id', '=', cartId)
      .where('brand', '=', brand)
      .where('site_code', '=', siteCode)
      .executeTakeFirst()
    if (!booking) throw notFound()
    return await repeatBookingMail(transaction, booking)
  })
}

/**
 * Puts the mail about a booking into the outbox once more.
 * @throws ProblemError 429 within ten minutes of the last one.
 */
export async function repeatBookingMail(
  transaction: Transaction<Database>,
  { id, booking_ref: ref, brand, site_code: siteCode }: MailedBooking,
): Promise<BookingMailReply> {
  await passThrottle(transaction, { action: 'booking-mail', client: ref, seconds: secondsBetween })
  const { at } = await transaction
    .selectNoFrom(sql<number>`floor(extract(epoch from clock_timestamp()))::int`.as('at'))
    .executeTakeFirstOrThrow()
  await announceEvent(transaction, {
    kind: 'booking-resent',
    dedupeKey: `booking-resent:${ref}:${at}`,
    payload: { bookingId: id, bookingRef: ref, brand, siteCode },
  })
  return { status: 'check-inbox' }
}
