import type { Cart } from '@camping/contract/booking.schemas.ts'
import type { BookingContext } from '../booking-context.ts'
import { loadBookedCart } from './booked-cart.ts'
import { readCart } from './cart-row.ts'
import { openCartReply } from './cart-reply.ts'
import { priceStoredCart } from './priced-cart.ts'

/**
 * The cart at its present price. When that differs from the total shown last, the difference is stored and
 * reported as priceChangedFrom until the visitor changes the cart, so that a reload or a second tab reports the
 * same. A booked cart shows the agreed amounts, whatever prices do.
 * @throws ProblemError 404 for an unknown cart.
 */
export async function loadCart({ id }: { id: string }, context: BookingContext): Promise<Cart> {
  const cart = await readCart(context.db, id, context)
  if (cart.booked) return await loadBookedCart(cart, context)
  const priced = await priceStoredCart(context.db, cart, context)
  const { total } = priced
  if (cart.shownTotal === null || cart.shownTotal === total) return openCartReply(priced, context)

  // Only from the value that was read: of two parallel loads one stores the change, the other finds it stored.
  await context.db
    .updateTable('carts')
    .set({ shown_total: total, price_changed_from: cart.shownTotal })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('shown_total', '=', cart.shownTotal)
    .execute()
  return openCartReply({ ...priced, cart: { ...cart, priceChangedFrom: cart.shownTotal } }, context)
}
