import { freeSearch } from '@camping/contract/free-search.endpoints.ts'
import { queryOf, storefrontApi } from '../api/storefront-api.ts'

export const freeSearchApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({ freeSearch: queryOf(build, freeSearch) }),
})
