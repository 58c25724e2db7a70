import type { z } from 'zod'
import type { Cart, cartRequest } from './booking.schemas.ts'
import type { VoucherOffer } from './cart-voucher.schemas.ts'
import { endpoint } from './endpoint.ts'
import type {
  cartVoucherRequest,
  VoucherPaid,
  voucherPayRequest,
  voucherQuoteRequest,
} from './voucher.schemas.ts'

/**
 * Puts a gift voucher into a cart, in place of another one: the order pays with it. 409 `voucher-refused` with the reason
 * (VoucherRefused); the cart stays. 429 `too-many-attempts`.
 */
export const applyVoucher = endpoint<z.input<typeof cartVoucherRequest>, Cart>('PUT', 'cart/{id}/voucher')
/** Idempotent. */
export const dropVoucher = endpoint<z.input<typeof cartRequest>, Cart>('DELETE', 'cart/{id}/voucher')
/** What a gift voucher would pay of a booking. 409 `voucher-refused`, `not-payable`; 429 `too-many-attempts`. */
export const quoteVoucher = endpoint<z.input<typeof voucherQuoteRequest>, VoucherOffer>(
  'POST',
  'payment/voucher/booking/{bookingId}/quote',
)
/** Pays with it. As the quote, and 409 `voucher-changed` where it pays another amount by now; then nothing is paid. */
export const payWithVoucher = endpoint<z.input<typeof voucherPayRequest>, VoucherPaid>(
  'POST',
  'payment/voucher/booking/{bookingId}',
)
