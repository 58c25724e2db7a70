import type { Cart } from '@camping/contract/booking.schemas.ts'
import { countAttempt, forgetAttempts } from '../../platform/admission/attempt-limits.ts'
import { notFound } from '../../platform/problem-error.ts'
import type { BookingContext } from '../booking-context.ts'
import { voucherRefused } from '../booking-problems.ts'
import { findVoucher } from '../voucher/spend-voucher.ts'
import { voucherTries } from '../voucher/voucher-tries.ts'
import { changeCart } from './update-cart.ts'

/**
 * Puts a gift voucher into a cart, in place of another one: the order pays with it. Nothing is set aside before. A refused code
 * leaves the cart as it was and counts as a try; an accepted one does not.
 * @throws ProblemError 404 unknown cart and a brand without vouchers, 409 `already-booked`, 409 `voucher-refused` with the reason,
 * 429 `too-many-attempts`.
 */
export async function applyVoucher(
  { id, code }: { id: string; code: string },
  context: BookingContext,
): Promise<Cart> {
  if (!context.takesVouchers) throw notFound()
  const attempt = { ...context, action: 'voucher', bookingRef: id }
  await countAttempt(context.db, attempt, voucherTries)
  const cart = await changeCart(id, context, {
    choose: async ({ transaction }) => ({
      voucherId: (await findVoucher(transaction, { brand: context.brand, typed: code })) ?? null,
    }),
    accept: ({ voucher }) => {
      const refusal = voucher ? voucher.refusal : 'unknown'
      if (refusal !== null) throw voucherRefused(refusal)
    },
  })
  await forgetAttempts(context.db, attempt, voucherTries)
  return cart
}

/**
 * Takes the gift voucher out of a cart. Idempotent.
 * @throws ProblemError 404 unknown cart, 409 `already-booked`.
 */
export async function dropVoucher({ id }: { id: string }, context: BookingContext): Promise<Cart> {
  return await changeCart(id, context, { choose: async () => ({ voucherId: null }) })
}
