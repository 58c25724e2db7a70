import type { Provider } from './provider.types.ts'

/** SPEC.md §4: "gift_voucher does nothing yet". */
export const giftVoucher: Provider = {
  id: 'gift_voucher',
  request: undefined,
  next: () => ({ kind: 'nothing' }),
  hosts: [],
}
