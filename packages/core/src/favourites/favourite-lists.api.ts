import { getLists, getSharedList } from '@camping/contract/favourite-lists.endpoints.ts'
import { queryOf, storefrontApi } from '../api/storefront-api.ts'

/** An account's lists, and a list for whoever has its link. They are changed by forms of their pages. */
export const favouriteListsApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({
    favouriteLists: queryOf(build, getLists),
    sharedList: queryOf(build, getSharedList),
  }),
})
