import { applyVoucher, dropVoucher } from '@camping/contract/voucher.endpoints.ts'
import { mutationOf, storefrontApi } from '../api/storefront-api.ts'

/** Separate from the other calls of the checkout, since few orders have a voucher. */
export const cartVoucherApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({
    applyVoucher: mutationOf(build, applyVoucher),
    dropVoucher: mutationOf(build, dropVoucher),
  }),
})
