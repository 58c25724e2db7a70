import { z } from 'zod'
import { favouriteLimits, searchLimits } from './limits.ts'
import { siteResult } from './search.schemas.ts'
import { currency, stayDate, stayInQuery } from './values.schemas.ts'

const siteId = z.int().positive().max(searchLimits.id)
const since = z.int().positive().max(favouriteLimits.since).describe('Milliseconds since 1970, UTC')

/** favourites-1: a campsite, and since when. */
const favourite = z.object({ siteId, since })
export type AccountFavourite = z.infer<typeof favourite>
export const favouriteList = z.object({ favourites: z.array(favourite).describe('The newest first') })
export type FavouriteList = z.infer<typeof favouriteList>

export const saveFavouriteRequest = z.object({
  siteId,
  since: since.optional().describe('Now, unless taken back'),
})
export const dropFavouriteRequest = z.object({ siteId: z.coerce.number().pipe(siteId) })
export const mergeFavouritesRequest = z.object({
  favourites: z
    .array(favourite)
    .max(favouriteLimits.count)
    .describe('What this browser saved before the sign-in'),
})

export const favouriteSitesRequest = z.object({ date: stayDate.optional(), ...stayInQuery })
export const favouriteSites = z.object({
  stay: z.object({ date: stayDate, nights: z.int(), isDefaultDate: z.boolean() }),
  currency,
  favourites: z
    .array(z.object({ since, site: siteResult }))
    .describe('The newest first; with the present total, or none when nothing is free'),
})
export type FavouriteSites = z.infer<typeof favouriteSites>
