import { z } from 'zod'
import { bookingRefInput } from './account.schemas.ts'
import { cartId } from './booking.schemas.ts'
import { voucherOffer } from './cart-voucher.schemas.ts'
import { line } from './stored-text.ts'
import { idempotencyKey, minor } from './values.schemas.ts'

/** As typed: case, spaces and dashes do not count. */
const typedCode = line(40)

export const cartVoucherRequest = z.object({ id: cartId, code: typedCode })

export const voucherQuoteRequest = z.object({
  bookingId: bookingRefInput,
  code: typedCode,
  /** The right to pay a guest's booking right after the checkout; a customer's session needs none. */
  cartId: cartId.optional(),
})

export const voucherPayRequest = voucherQuoteRequest.extend({
  code: typedCode.optional(),
  /** Instead of the code: the hint of a voucher that went back, as no card had paid (`voucher.released` of the booking). */
  again: typedCode.optional(),
  /** What the quote said that it pays; another amount is refused with 409 `voucher-changed`. Minor units. */
  amount: minor.min(1),
  /** Same key, same payment: a repeat returns the first result. */
  idempotencyKey,
})

export type VoucherPayRequest = z.input<typeof voucherPayRequest>

export const voucherPaid = voucherOffer.pick({ hint: true, pays: true, left: true, open: true }).extend({
  until: z.iso
    .datetime()
    .nullable()
    .describe('Until when it waits for a card that pays the rest; null where it has paid'),
})
export type VoucherPaid = z.infer<typeof voucherPaid>
