import * as endpoints from '@camping/contract/favourites.endpoints.ts'
import * as schemas from '@camping/contract/favourites.schemas.ts'
import { serveSignedIn, type CustomerEndpoint } from '../customer-serving.ts'
import { dropFavourite, saveFavourite, mergeFavourites } from './account-favourites.ts'
import { favouriteSites } from './favourite-sites.ts'

/** The handlers of favourites.endpoints.ts. */
export const favouritesRoutes: readonly CustomerEndpoint[] = [
  serveSignedIn(
    endpoints.getFavourites,
    {
      request: schemas.favouriteSitesRequest,
      reply: schemas.favouriteSites,
      summary: 'One’s favourites with their present prices',
    },
    favouriteSites,
  ),
  serveSignedIn(
    endpoints.saveFavourite,
    {
      request: schemas.saveFavouriteRequest,
      reply: schemas.favouriteList,
      summary: 'Save a campsite as a favourite',
    },
    saveFavourite,
  ),
  serveSignedIn(
    endpoints.dropFavourite,
    { request: schemas.dropFavouriteRequest, reply: schemas.favouriteList, summary: 'Drop a favourite' },
    dropFavourite,
  ),
  serveSignedIn(
    endpoints.mergeFavourites,
    {
      request: schemas.mergeFavouritesRequest,
      reply: schemas.favouriteList,
      summary: 'Merge the favourites saved before the sign-in',
    },
    mergeFavourites,
  ),
]
