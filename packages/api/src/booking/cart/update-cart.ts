import type { Cart, cartUpdateRequest } from '@camping/contract/booking.schemas.ts'
import type { z } from 'zod'
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { BookingContext } from '../booking-context.ts'
import { alreadyBooked } from '../booking-problems.ts'
import { readCart, type StoredCart } from './cart-row.ts'
import { openCartReply } from './cart-reply.ts'
import { checkCovers } from './check-covers.ts'
import { checkExtras } from './check-extras.ts'
import { type PricedCart, priceStoredCart } from './priced-cart.ts'
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
  return await changeCart(request.id, context, {
    choose: async ({ stored, before }) => ({
      extras: request.extras ? checkExtras(request.extras, before.extras, stored.party) : [...stored.extras],
      covers: request.covers ? checkCovers(request.covers, before.covers) : stored.covers,
    }),
  })
}

/** What a visitor chooses for a cart. */
type CartChanges = Partial<
  Pick<StoredCart, 'extras' | 'covers' | 'discountId' | 'discountUsed' | 'voucherId'>
>

interface ChangedCart {
  readonly stored: StoredCart
  readonly before: PricedCart
  readonly transaction: Transaction<Database>
}

interface CartChoice {
  /** May refuse. */
  readonly choose: (cart: ChangedCart) => Promise<CartChanges>
  /** May refuse the price that the choice has. */
  readonly accept?: (after: PricedCart) => void
}

/**
 * Writes a choice of the visitor under the cart's lock, and returns the cart with it.
 * @throws ProblemError 404 unknown, 409 `already-booked`, and whatever `choose` and `accept` throw.
 */
export async function changeCart(
  id: string,
  context: BookingContext,
  { choose, accept }: CartChoice,
): Promise<Cart> {
  return await runTransaction(context.db, async (transaction) => {
    const stored = await readCart(transaction, id, { ...context, lock: true })
    if (stored.booked) throw alreadyBooked()
    const before = await priceStoredCart(transaction, stored, context)
    const chosen = { ...stored, ...(await choose({ stored, before, transaction })) }
    const after = await priceStoredCart(transaction, chosen, context)
    accept?.(after)
    const unseen = stored.shownTotal === null ? 0 : before.total - stored.shownTotal
    const priceChangedFrom = unseen === 0 ? null : Math.max(0, after.total - unseen)
    await transaction
      .updateTable('carts')
      .set({
        extras: JSON.stringify(chosen.extras),
        covers: chosen.covers && [...chosen.covers],
        discount_id: chosen.discountId,
        discount_used: chosen.discountUsed,
        voucher_id: chosen.voucherId,
        shown_total: after.total,
        price_changed_from: priceChangedFrom,
      })
      .where('id', '=', stored.id)
      .execute()
    return openCartReply({ ...after, cart: { ...after.cart, priceChangedFrom } }, context)
  })
}
