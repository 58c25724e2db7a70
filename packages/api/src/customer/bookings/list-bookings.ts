import type { BookingSummary, CustomerBookings } from '@camping/contract/portal.schemas.ts'
import type { SignedInContext } from '../customer-context.ts'
import { confirmationOf } from '../../booking/order/booking-confirmation.ts'
import { loadStayOffer } from '../../booking/pricing/stay-offer.ts'
import { storedBookingOf } from '../../booking/stored/stored-booking.ts'
import { isCustomerBooking } from '../../booking/stored/is-customer-booking.ts'

/** A family has a few bookings; an agency with more sees the newest. */
const listedAtMost = 60

/** All bookings of the customer, grouped into upcoming, past and cancelled. */
export async function listCustomerBookings(context: SignedInContext): Promise<CustomerBookings> {
  const { db } = context
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    .where((eb) => isCustomerBooking(eb, context))
    .orderBy('date_from', 'desc')
    .orderBy('id', 'desc')
    .limit(listedAtMost)
    .execute()
  const today = context.today()
  const lists: CustomerBookings = { upcoming: [], past: [], cancelled: [] }
  for (const row of rows) {
    const booking = await storedBookingOf(db, row)
    const offer = await loadStayOffer(db, booking, context)
    if (!offer) continue
    const { paymentRates, ...confirmation } = confirmationOf(booking, offer, {
      texts: [],
      identity: undefined,
    })
    const next = paymentRates.find(({ status }) => status === 'pending')
    const summary: BookingSummary = {
      ...confirmation,
      nextRate: next ? { amount: next.open, currency: next.currency, dueDate: next.dueDate } : null,
    }
    if (row.state === 'cancelled') lists.cancelled.push(summary)
    else if (row.state === 'completed' || row.date_to < today) lists.past.push(summary)
    else lists.upcoming.unshift(summary)
  }
  return lists
}
