import { applyDiscount, dropDiscount } from '@camping/contract/discount.endpoints.ts'
import { mutationOf, storefrontApi } from '../api/storefront-api.ts'

/** Separate from the other calls of the checkout, since few orders have a code. */
export const discountApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({
    applyDiscount: mutationOf(build, applyDiscount),
    dropDiscount: mutationOf(build, dropDiscount),
  }),
})
