/**
 * Listed as a means of payment; starting it does nothing and is no error (payment-7). Vouchers have their ledger
 * in payment/voucher (decision 145); no page accepts a code yet.
 */
export const giftVoucher = {
  paymentProviderIdentifier: 'gift_voucher',
  paymentMethodIdentifier: 'gift_voucher',
} as const
