import type { MessageKey } from '@camping/editions/messages/message-key.ts'
import type { Cart } from '@camping/contract/booking.schemas.ts'

/** The message about when the order is paid: after it, but for what a gift voucher pays. */
export function payWords({ voucher, site }: Pick<Cart, 'voucher' | 'site'>): MessageKey {
  if (!voucher?.pays) return 'order.payLater'
  return site.bookingMode === 'on-request' ? 'order.payRest.request' : 'order.payRest'
}
