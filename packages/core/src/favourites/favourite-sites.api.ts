import { getFavourites } from '@camping/contract/favourites.endpoints.ts'
import { queryOf, storefrontApi } from '../api/storefront-api.ts'

/** An account's favourites with their present prices. Apart from the changes, which come with the first of them. */
export const favouriteSitesApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({ favouriteSites: queryOf(build, getFavourites) }),
})
