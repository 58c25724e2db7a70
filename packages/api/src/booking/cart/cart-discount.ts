import type { Cart } from '@camping/contract/booking.schemas.ts'
import { type AttemptLimit, countAttempt, forgetAttempts } from '../../platform/admission/attempt-limits.ts'
import type { BookingContext } from '../booking-context.ts'
import { discountRefused } from '../booking-problems.ts'
import { findDiscount } from '../discount/read-discount.ts'
import { changeCart } from './update-cart.ts'

const tenMinutes = 600
const hour = 3600

/** Codes may be short words: a network that guesses has so many tries, and the networks around it a few more. */
const discountTries: readonly AttemptLimit[] = [
  { by: 'network', max: 10, seconds: tenMinutes },
  { by: 'network', max: 40, seconds: 24 * hour },
  { by: 'range', max: 200, seconds: hour },
]

/**
 * Puts a discount code into a cart, in place of another one. A refused code leaves the cart as it was and counts as a try; an accepted
 * one does not. Whether this customer has used it shows with the order, which has the name.
 * @throws ProblemError 404 unknown cart, 409 `already-booked`, 409 `discount-refused` with the reason, 429 `too-many-attempts`.
 */
export async function applyDiscount(
  { id, code }: { id: string; code: string },
  context: BookingContext,
): Promise<Cart> {
  const attempt = { ...context, action: 'discount' }
  await countAttempt(context.db, attempt, discountTries)
  const cart = await changeCart(id, context, {
    choose: async ({ transaction }) => {
      const found = await findDiscount(transaction, { brand: context.brand, typed: code })
      return { discountId: found?.id ?? null, discountUsed: false }
    },
    // An unknown code is refused here too: after the same work as one that has ended.
    accept: ({ discount }) => {
      const { refusal, leastTotal } = discount?.applied ?? { refusal: 'unknown', leastTotal: null }
      if (refusal !== null) throw discountRefused({ refusal, ...(leastTotal !== null && { leastTotal }) })
    },
  })
  await forgetAttempts(context.db, attempt, discountTries)
  return cart
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
