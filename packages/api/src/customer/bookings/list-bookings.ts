import type { BookingSummary, CustomerBookings } from '@camping/contract/portal.schemas.ts'
import { editionMoment } from '@camping/editions/edition-moment.ts'
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
    const { paymentRates: _, ...confirmation } = confirmationOf(booking, offer, {
      texts: [],
      identity: undefined,
    })
    const { payBy, currency } = booking
    const summary: BookingSummary = {
      ...confirmation,
      // The day on which the booking's own page says that it is due, not the one that the rate was planned for.
      nextRate: payBy && {
        amount: payBy.open,
        currency,
        dueDate: editionMoment(context.siteCode, payBy.dueAt).date,
      },
    }
    if (row.state === 'cancelled') lists.cancelled.push(summary)
    else if (row.state === 'completed' || row.date_to < today) lists.past.push(summary)
    else lists.upcoming.unshift(summary)
  }
  return lists
}
