import type { z } from 'zod'
import { endpoint } from './endpoint.ts'
import type * as schemas from './favourites.schemas.ts'

/**
 * The favourites of an account with their present prices. All of these reply 403 `account-only` to a booking
 * session.
 */
export const getFavourites = endpoint<z.input<typeof schemas.favouriteSitesRequest>, schemas.FavouriteSites>(
  'GET',
  'customer-portal/favourites',
)
/** Saves a favourite; idempotent. 404 for a campsite that is not offered. */
export const saveFavourite = endpoint<z.input<typeof schemas.saveFavouriteRequest>, schemas.FavouriteList>(
  'PUT',
  'customer-portal/favourites/{siteId}',
)
export const dropFavourite = endpoint<z.input<typeof schemas.dropFavouriteRequest>, schemas.FavouriteList>(
  'DELETE',
  'customer-portal/favourites/{siteId}',
)
/** Merges a guest's favourites from the browser into the account's; idempotent. */
export const mergeFavourites = endpoint<
  z.input<typeof schemas.mergeFavouritesRequest>,
  schemas.FavouriteList
>('POST', 'customer-portal/favourites/merge')
