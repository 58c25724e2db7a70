/**
 * Listed as a means of payment; starting it does nothing and is no error (SPEC.md §4 "gift_voucher does nothing yet"). The
 * ledger of vouchers is modules/voucher (decision 145); no page takes a code so far.
 */
export const giftVoucher = {
  paymentProviderIdentifier: 'gift_voucher',
  paymentMethodIdentifier: 'gift_voucher',
} as const
