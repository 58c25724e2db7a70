import { compareSites } from '@camping/contract/compare.endpoints.ts'
import { queryOf, storefrontApi } from '../api/storefront-api.ts'

/** What is compared, with its prices for one stay. */
export const compareApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({ compareSites: queryOf(build, compareSites) }),
})
