import type { Cart } from '@camping/contract/booking.schemas.ts'
import { notFound } from '../../platform/problem-error.ts'
import type { BookingContext } from '../booking-context.ts'
import type { StoredCart } from './cart-row.ts'
import { cartReply } from './cart-reply.ts'
import { openByCart } from '../stored/open-by-cart.ts'
import { loadSiteExtras } from '../pricing/site-extras.ts'
import { loadStayOffer } from '../pricing/stay-offer.ts'
import { readBooking } from '../stored/stored-booking.ts'

/**
 * A cart after booking: lines, total and rates as agreed, not at today's prices.
 * @throws ProblemError 404 and 401 as `openByCart`.
 */
export async function loadBookedCart(stored: StoredCart, context: BookingContext): Promise<Cart> {
  await openByCart(context.db, stored.id, context)
  const booking = await readBooking(context.db, stored.id, context)
  // The booking's stay: it may have changed since the cart.
  const offer = booking && (await loadStayOffer(context.db, booking, context))
  if (!offer) throw notFound()
  const extras = await loadSiteExtras(context.db, offer.site.id, context.messages)
  const lines = booking.lines.map((line) => ({ line, extraId: null }))
  const { accommodationId, stay, party, chosenUnit } = booking
  const cart = { ...stored, accommodationId, stay, party, chosenUnit, priceChangedFrom: null }
  const plans = booking.rates.length > 0 ? [{ plan: booking.plan, rates: [...booking.rates] }] : []
  return cartReply(
    // What was agreed stands in the lines.
    { cart, offer, extras, covers: [], lines, total: booking.total, discount: null, voucher: null },
    { plans, exchange: booking.exchange, terms: booking },
  )
}
