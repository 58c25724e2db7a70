import { z } from 'zod'
import { listName } from './favourite-lists.schemas.ts'
import { ownerKey } from './guest-lists.schemas.ts'
import { favouriteLimits, listLimits, searchLimits } from './limits.ts'
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
  lists: z
    .array(
      z.object({
        name: listName,
        siteIds: z.array(siteId).max(listLimits.entries),
        ownerKey: ownerKey.optional().describe('Of a list that was shared: its link stays'),
      }),
    )
    .max(listLimits.count)
    .default([])
    .describe('The lists that this browser made; one with the name of a list of the account is added to it'),
})

export const favouriteSitesRequest = z.object({
  date: stayDate.optional(),
  ...stayInQuery,
  list: z.coerce
    .number()
    .pipe(z.int().positive().max(Number.MAX_SAFE_INTEGER))
    .optional()
    .describe('The campsites of one’s list instead, also those that others have added'),
})
export const favouriteSites = z.object({
  stay: z.object({ date: stayDate, nights: z.int(), isDefaultDate: z.boolean() }),
  currency,
  favourites: z
    .array(z.object({ since, site: siteResult }))
    .describe('The newest first; with the present total, or none when nothing is free'),
})
export type FavouriteSites = z.infer<typeof favouriteSites>
