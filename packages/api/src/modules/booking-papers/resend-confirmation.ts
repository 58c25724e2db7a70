import type { BookingMailReply } from '@camping/contract/booking-papers.schemas.ts'
import type { bookingConfirmationRequest } from '@camping/contract/booking.schemas.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { announceEvent } from '../../jobs/announce-event.ts'
import type { ApiContext } from '../../server/api-context.ts'
import { passThrottle } from '../../server/pass-throttle.ts'
import { notFound } from '../../server/problem-error.ts'

/** One more mail about a booking in so many seconds, whoever asks: nobody's inbox is filled through us. */
const secondsBetween = 600

/**
 * Has the mail about a booking sent again, to the address it was booked with and to no other: whoever knows the cart id
 * may ask for it, not choose where it goes.
 * @throws ProblemError 404 when nothing was booked from this cart in this brand and edition, 429 within ten minutes.
 */
export async function resendConfirmation(
  { cartId }: z.output<typeof bookingConfirmationRequest>,
  { db, brand, siteCode }: Pick<ApiContext, 'db' | 'brand' | 'siteCode'>,
): Promise<BookingMailReply> {
  await db.transaction().execute(async (transaction) => {
    const booking = await transaction
      .selectFrom('bookings')
      .select(['id', 'booking_ref', sql<number>`floor(extract(epoch from clock_timestamp()))::int`.as('at')])
      .where('cart_id', '=', cartId)
      .where('brand', '=', brand)
      .where('site_code', '=', siteCode)
      .executeTakeFirst()
    if (!booking) throw notFound()
    const { id, booking_ref: ref, at } = booking
    await passThrottle(transaction, { action: 'booking-mail', client: ref, seconds: secondsBetween })
    await announceEvent(transaction, {
      kind: 'booking-resent',
      dedupeKey: `booking-resent:${ref}:${at}`,
      payload: { bookingId: id, bookingRef: ref, brand, siteCode },
    })
  })
  return { status: 'check-inbox' }
}
