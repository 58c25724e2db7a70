import type { BookingConfirmation } from '@camping/contract/booking.schemas.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { notFound } from '../../server/problem-error.ts'
import type { BookingContext } from './booking-context.ts'
import { maskEmail } from './mask-email.ts'
import { offerReply, partyReply } from './offer-reply.ts'
import { loadStayOffer, stayBetween } from './stay-offer.ts'
import { readBooking } from './stored-booking.ts'

/**
 * What the confirmation page may show to whoever holds the cart id: of personal data only the first name and a masked
 * address (RELIABILITY.md 3d).
 * @throws ProblemError 404 when nothing was booked from this cart in this brand and edition.
 */
export async function confirmationOf(
  db: Kysely<Database>,
  cartId: string,
  context: BookingContext,
): Promise<BookingConfirmation> {
  const booking = await readBooking(db, cartId, context)
  if (!booking) throw notFound()
  const { row, paid } = booking
  const stay = stayBetween(row.date_from, row.date_to)
  const party = { adults: row.adults, childAges: row.child_ages }
  const offer = await loadStayOffer(db, { accommodationId: row.accommodation_id, stay, party }, context)
  if (!offer) throw notFound()
  return {
    bookingRef: row.booking_ref,
    state: row.state,
    ...offerReply(offer),
    ...stay,
    party: partyReply(party),
    firstName: row.first_name,
    emailHint: maskEmail(row.email),
    currency: row.currency,
    priceLines: [...booking.lines],
    total: row.total,
    paid,
    due: Math.max(0, row.payable - paid),
    paymentStatus: paymentStatusOf(paid, row.payable),
    paymentRates: [...booking.rates],
  }
}

/** GAPS.md: the status follows the ledger. Minor units; `payable` is what is owed to us. */
export function paymentStatusOf(paid: number, payable: number): BookingConfirmation['paymentStatus'] {
  if (paid > payable) return 'PAID_TOO_MUCH'
  if (paid === 0) return 'NO_PAYMENT_MADE'
  return paid < payable ? 'PARTIALLY_PAID' : 'PAYMENT_OK'
}
