import type { Cart } from '@camping/contract/booking.schemas.ts'

/** The message about when the order is paid: after it, but for what a gift voucher pays. */
export function payWords({ voucher, site }: Pick<Cart, 'voucher' | 'site'>): string {
  if (!voucher?.pays) return 'order.payLater'
  return site.bookingMode === 'on-request' ? 'order.payRest.request' : 'order.payRest'
}
