import type { Cart, cartUpdateRequest } from '@camping/contract/booking.schemas.ts'
import type { z } from 'zod'
import type { BookingContext } from '../booking-context.ts'
import { alreadyBooked } from '../booking-problems.ts'
import { readCart } from './cart-row.ts'
import { openCartReply } from './cart-reply.ts'
import { checkCovers } from './check-covers.ts'
import { checkExtras } from './check-extras.ts'
import { priceStoredCart } from './priced-cart.ts'
import { runTransaction } from '../run-transaction.ts'

/**
 * Replaces the chosen extras, the cover, or both. The visitor's choice changes the total without an
 * announcement. A catalogue change since the cart was last shown is announced: priceChangedFrom is then the
 * former price of the new choice. An expired cart may change too: booking it takes a unit again if one is free.
 * @throws ProblemError 404 unknown, 409 `already-booked`, 400 for extras the site does not offer this party and
 * covers that cannot be chosen for this stay.
 */
export async function updateCart(
  request: z.output<typeof cartUpdateRequest>,
  context: BookingContext,
): Promise<Cart> {
  return await runTransaction(context.db, async (transaction) => {
    const stored = await readCart(transaction, request.id, { ...context, lock: true })
    if (stored.booked) throw alreadyBooked()
    const before = await priceStoredCart(transaction, stored, context)
    const extras = request.extras
      ? checkExtras(request.extras, before.extras, stored.party)
      : [...stored.extras]
    const covers = request.covers ? checkCovers(request.covers, before.covers) : stored.covers
    const after = await priceStoredCart(transaction, { ...stored, extras, covers }, context)
    const unseen = stored.shownTotal === null ? 0 : before.total - stored.shownTotal
    const priceChangedFrom = unseen === 0 ? null : Math.max(0, after.total - unseen)
    await transaction
      .updateTable('carts')
      .set({
        extras: JSON.stringify(extras),
        covers: covers && [...covers],
        shown_total: after.total,
        price_changed_from: priceChangedFrom,
      })
      .where('id', '=', stored.id)
      .execute()
    return openCartReply({ ...after, cart: { ...after.cart, priceChangedFrom } }, { today: context.today() })
  })
}
