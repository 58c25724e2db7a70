import {
  dropFavourite,
  getFavourites,
  saveFavourite,
  mergeFavourites,
} from '@camping/contract/favourites.endpoints.ts'
import { mutationOf, queryOf, storefrontApi } from '../api/storefront-api.ts'

/** The favourites of an account. */
export const favouritesApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({
    favouriteSites: queryOf(build, getFavourites),
    saveFavourite: mutationOf(build, saveFavourite),
    dropFavourite: mutationOf(build, dropFavourite),
    mergeFavourites: mutationOf(build, mergeFavourites),
  }),
})
