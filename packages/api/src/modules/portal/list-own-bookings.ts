import type { BookingSummary, OwnBookings } from '@camping/contract/portal.schemas.ts'
import type { SignedInContext } from '../../server/api-context.ts'
import { confirmationOf } from '../booking/booking-confirmation.ts'
import { loadStayOffer } from '../booking/stay-offer.ts'
import { storedBookingOf } from '../booking/stored-booking.ts'
import { isOwnBooking } from './own-bookings.ts'

/** A family has a few; an agency that has more sees the newest. */
const listedAtMost = 60

/** All bookings of the customer who asks, by what is still to come. */
export async function listOwnBookings(context: SignedInContext): Promise<OwnBookings> {
  const { db } = context
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    .where((eb) => isOwnBooking(eb, context))
    .orderBy('date_from', 'desc')
    .orderBy('id', 'desc')
    .limit(listedAtMost)
    .execute()
  const today = context.today()
  const lists: OwnBookings = { upcoming: [], past: [], cancelled: [] }
  for (const row of rows) {
    const booking = await storedBookingOf(db, row)
    const offer = await loadStayOffer(db, booking, context)
    if (!offer) continue
    const { paymentRates, ...confirmation } = confirmationOf(booking, offer)
    const next = paymentRates.find(({ status }) => status === 'pending')
    const summary: BookingSummary = {
      ...confirmation,
      nextRate: next ? { amount: next.amount, currency: next.currency, dueDate: next.dueDate } : null,
    }
    if (row.state === 'cancelled') lists.cancelled.push(summary)
    else if (row.state === 'completed' || row.date_to < today) lists.past.push(summary)
    else lists.upcoming.unshift(summary)
  }
  return lists
}
