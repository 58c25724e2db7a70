/**
 * Listed as a means of payment; starting it does nothing and is no error (payment-7). Vouchers pay by their code
 * (payment/voucher/pay-with-voucher.ts).
 */
export const giftVoucher = {
  paymentProviderIdentifier: 'gift_voucher',
  paymentMethodIdentifier: 'gift_voucher',
} as const
