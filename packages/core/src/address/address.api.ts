import { findAddress } from '@camping/contract/address.endpoints.ts'
import { mutationOf, storefrontApi } from '../api/storefront-api.ts'

/** Street and town of a postcode. No query: an address is not for the cache. */
export const addressApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({ findAddress: mutationOf(build, findAddress) }),
})
