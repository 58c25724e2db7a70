import type { Cart } from '@camping/contract/booking.schemas.ts'
import type { BookingContext } from '../booking-context.ts'
import { discountRefused } from '../booking-problems.ts'
import { findDiscount } from '../discount/read-discount.ts'
import { tryCode } from '../discount/try-code.ts'
import { changeCart } from './update-cart.ts'

/**
 * Puts a discount code into a cart, in place of another one. A refused code leaves the cart as it was and counts as a try; an accepted
 * one does not. Whether this customer has used it shows with the order, which has the name.
 * @throws ProblemError 404 unknown cart, 409 `already-booked`, 409 `discount-refused` with the reason, 429 `too-many-attempts`.
 */
export async function applyDiscount(
  { id, code }: { id: string; code: string },
  context: BookingContext,
): Promise<Cart> {
  return await tryCode(context, () =>
    changeCart(id, context, {
      choose: async ({ transaction }) => {
        const found = await findDiscount(transaction, { brand: context.brand, typed: code })
        return { discountId: found?.id ?? null, discountUsed: false }
      },
      // An unknown code is refused here too: after the same work as one that has ended.
      accept: ({ discount }) => {
        const { refusal, leastTotal } = discount?.applied ?? { refusal: 'unknown', leastTotal: null }
        if (refusal !== null) throw discountRefused({ refusal, ...(leastTotal !== null && { leastTotal }) })
      },
    }),
  )
}

/**
 * Takes the discount code out of a cart. Idempotent.
 * @throws ProblemError 404 unknown cart, 409 `already-booked`.
 */
export async function dropDiscount({ id }: { id: string }, context: BookingContext): Promise<Cart> {
  return await changeCart(id, context, {
    choose: async () => ({ discountId: null, discountUsed: false }),
  })
}
