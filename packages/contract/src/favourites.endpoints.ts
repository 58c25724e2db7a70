import type { z } from 'zod'
import { endpoint } from './endpoint.ts'
import type * as schemas from './favourites.schemas.ts'

/** The favourites of an account with their present prices. All of these answer 403 `account-only` to a booking session. */
export const getFavourites = endpoint<z.input<typeof schemas.favouriteSitesRequest>, schemas.FavouriteSites>(
  'GET',
  'customer-portal/favourites',
)
/** Keeping twice changes nothing; 404 for a campsite that is not offered. */
export const keepFavourite = endpoint<z.input<typeof schemas.keepFavouriteRequest>, schemas.FavouriteList>(
  'PUT',
  'customer-portal/favourites/{siteId}',
)
export const dropFavourite = endpoint<z.input<typeof schemas.dropFavouriteRequest>, schemas.FavouriteList>(
  'DELETE',
  'customer-portal/favourites/{siteId}',
)
/** Joins what a browser kept for a guest with what the account has; doing it again changes nothing. */
export const mergeFavourites = endpoint<
  z.input<typeof schemas.mergeFavouritesRequest>,
  schemas.FavouriteList
>('POST', 'customer-portal/favourites/merge')
