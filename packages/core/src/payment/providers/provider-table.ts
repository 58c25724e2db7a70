import { bambora } from './bambora.ts'
import { giftVoucher } from './gift-voucher.ts'
import type { Provider } from './provider.ts'
import { saferpay } from './saferpay.ts'

/** Every provider; to add one, create a file beside these and a line here. */
export const providerTable: Readonly<Record<Provider['id'], Provider>> = {
  bambora,
  saferpay,
  gift_voucher: giftVoucher,
}
