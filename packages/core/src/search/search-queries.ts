import { autocomplete, popular, popularSave, searchSites } from '@camping/contract/search.endpoints.ts'
import { mutationOf, queryOf, storefrontApi } from '../api/storefront-api.ts'

export const searchApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({
    searchSites: queryOf(build, searchSites),
    autocomplete: queryOf(build, autocomplete),
    popular: queryOf(build, popular),
    popularSave: mutationOf(build, popularSave),
  }),
})
