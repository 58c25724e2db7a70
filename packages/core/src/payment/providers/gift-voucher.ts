import type { Provider } from './provider.ts'

/** payment-7: the gift voucher does nothing and raises no error. */
export const giftVoucher: Provider = {
  id: 'gift_voucher',
  request: undefined,
  next: () => ({ kind: 'nothing' }),
  hosts: [],
}
