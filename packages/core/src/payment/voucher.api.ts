import { payWithVoucher, quoteVoucher } from '@camping/contract/voucher.endpoints.ts'
import { mutationOf, storefrontApi } from '../api/storefront-api.ts'

export const voucherApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({
    /** A mutation, although it changes nothing: an answer is never shown again later. */
    quoteVoucher: mutationOf(build, quoteVoucher),
    payWithVoucher: mutationOf(build, payWithVoucher, {
      // Also after a failure: whoever paid in another tab sees that.
      invalidatesTags: () => ['Booking'],
    }),
  }),
})
