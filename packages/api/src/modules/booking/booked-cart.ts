import type { Cart } from '@camping/contract/booking.schemas.ts'
import { notFound } from '../../server/problem-error.ts'
import type { BookingContext } from './booking-context.ts'
import type { StoredCart } from './cart-row.ts'
import { cartReply } from './cart-reply.ts'
import { loadSiteExtras } from './site-extras.ts'
import { loadStayOffer } from './stay-offer.ts'
import { readBooking } from './stored-booking.ts'

/** A cart after booking: lines, total and rates as they were agreed, not as they would be today. */
export async function loadBookedCart(stored: StoredCart, context: BookingContext): Promise<Cart> {
  const offer = await loadStayOffer(context.db, stored, context)
  const booking = await readBooking(context.db, stored.id, context)
  if (!offer || !booking) throw notFound()
  const extras = await loadSiteExtras(context.db, offer.site.id, context.messages)
  const lines = booking.lines.map((line) => ({ line, extraId: null }))
  const cart = { ...stored, priceChangedFrom: null }
  const plans = booking.rates.length > 0 ? [{ plan: booking.plan, rates: [...booking.rates] }] : []
  return cartReply(
    { cart, offer, extras, covers: [], lines, total: booking.total },
    { plans, exchange: booking.exchange },
  )
}
