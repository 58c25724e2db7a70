import type { VoucherOffer } from '@camping/contract/cart-voucher.schemas.ts'
import type {
  VoucherPaid,
  voucherPayRequest,
  voucherQuoteRequest,
} from '@camping/contract/voucher.schemas.ts'
import type { z } from 'zod'
import { countAttempt, forgetAttempts } from '../../platform/admission/attempt-limits.ts'
import { notFound } from '../../platform/problem-error.ts'
import { voucherRefused } from '../../booking/booking-problems.ts'
import { once } from '../../booking/idempotency.ts'
import { runTransaction } from '../../booking/run-transaction.ts'
import { findVoucher, offerOfVoucher, reserveVoucher } from '../../booking/voucher/spend-voucher.ts'
import { redeemOrWait, releasedVouchers } from '../../booking/voucher/voucher-beside-card.ts'
import { voucherTries } from '../../booking/voucher/voucher-tries.ts'
import { openAmounts } from './list-providers.ts'
import { payableBooking } from './payable-booking.ts'
import type { BookingRow } from './payment-order.ts'
import { notPayable } from './payment-problems.ts'
import type { VoucherContext } from '../payment-context.ts'

/**
 * What a gift voucher would pay of a booking at this moment. Nothing is set aside.
 * @throws ProblemError 401, 404 as `payableBooking` and for a brand without vouchers, 409 `voucher-refused` with the reason,
 * `not-payable`, 429 `too-many-attempts`.
 */
export async function quoteVoucher(
  { bookingId, code, cartId }: z.output<typeof voucherQuoteRequest>,
  context: VoucherContext,
): Promise<VoucherOffer> {
  const { db, brand, takesVouchers } = context
  if (!takesVouchers) throw notFound()
  const booking = await payableBooking(db, { bookingRef: bookingId, cartId }, context)
  return await limited(bookingId, context, async () => {
    const toPay = await toPayOf(db, booking, context)
    return accepted(await offerOfVoucher(db, await findVoucher(db, { brand, typed: code }), toPay))
  })
}

/**
 * Pays with a gift voucher what the quote has shown, in one transaction: of two tabs or processes one pays, and the other is told
 * what is left by then. Where a card has yet to pay of what is due now, the voucher waits for it (payment-17). `again` takes a
 * voucher that went back when no card had paid.
 * @throws ProblemError as `quoteVoucher`, and 409 `voucher-changed`, `in-progress`, 422 `idempotency-key-reused`.
 */
export async function payWithVoucher(
  { bookingId, code, again, cartId, amount, idempotencyKey }: z.output<typeof voucherPayRequest>,
  context: VoucherContext,
): Promise<VoucherPaid> {
  if (!context.takesVouchers) throw notFound()
  return await limited(bookingId, context, () =>
    runTransaction(context.db, async (transaction) => {
      // Booking, then voucher: the lock order everywhere.
      const booking = await payableBooking(
        transaction,
        { bookingRef: bookingId, cartId, lock: true },
        context,
      )
      const request = { code, again, amount }
      return await once(
        transaction,
        { scope: `voucher-pay:${booking.id}`, key: idempotencyKey, request },
        async () => {
          const toPay = await toPayOf(transaction, booking, context)
          const voucherId =
            code === undefined
              ? (await releasedVouchers(transaction, booking.id)).find((one) => one.hint === again)?.voucherId
              : await findVoucher(transaction, { brand: context.brand, typed: code })
          accepted(await offerOfVoucher(transaction, voucherId, toPay))
          const reserved = { voucherId: voucherId ?? 0, bookingId: booking.id, toPay, accepted: amount }
          const { hint, pays, left, open } = await reserveVoucher(transaction, reserved)
          const until = await redeemOrWait(transaction, booking, toPay.today)
          return { hint, pays, left, open, until: until?.toISOString() ?? null }
        },
      )
    }),
  )
}

/** Counts a try; one that comes through counts nowhere. */
async function limited<Result>(
  bookingRef: string,
  context: VoucherContext,
  work: () => Promise<Result>,
): Promise<Result> {
  const attempt = { ...context, action: 'voucher', bookingRef }
  await countAttempt(context.db, attempt, voucherTries)
  const result = await work()
  await forgetAttempts(context.db, attempt, voucherTries)
  return result
}

async function toPayOf(
  db: Parameters<typeof openAmounts>[0],
  booking: BookingRow,
  { today }: VoucherContext,
) {
  const { open } = await openAmounts(db, booking)
  if (open === 0) throw notPayable()
  return { open, currency: booking.currency, today: today() }
}

function accepted(offer: VoucherOffer): VoucherOffer {
  if (offer.refusal !== null) throw voucherRefused(offer.refusal)
  return offer
}
