import { z } from 'zod'
import { listName } from './favourite-lists.schemas.ts'
import { favouriteLimits, listLimits, searchLimits } from './limits.ts'
import { siteResult } from './search.schemas.ts'
import { code } from './stored-text.ts'
import { currency, stayDate, stayInQuery } from './values.schemas.ts'

const siteId = z.int().positive().max(searchLimits.id)

/** favourites-8: 256 random bits, base64url, which the browser makes and only it has. */
export const ownerKey = code(/^[\w-]{43}$/)

export const savedSitesRequest = z.object({
  siteIds: z
    .union([z.coerce.number().pipe(siteId), z.array(z.coerce.number().pipe(siteId))])
    .transform((ids) => [ids].flat())
    .pipe(z.array(siteId).max(favouriteLimits.count)),
  date: stayDate.optional(),
  ...stayInQuery,
})
export const savedSites = z.object({
  stay: z.object({ date: stayDate, nights: z.int(), isDefaultDate: z.boolean() }),
  currency,
  sites: z.array(siteResult).describe('In the order of the call, without those that are not offered'),
})
export type SavedSites = z.infer<typeof savedSites>

export const guestListRequest = z.object({
  ownerKey,
  name: listName,
  siteIds: z.array(siteId).max(listLimits.entries).describe('All that its owner has on it'),
  removed: z
    .array(siteId)
    .max(listLimits.entries)
    .default([])
    .describe('What others have added and its owner takes off'),
  othersAdd: z.boolean(),
})
export const guestListLink = z.object({
  token: z.string().describe('Of the link, as a shared list of an account has'),
  endsAt: z.int().describe('Milliseconds since 1970, UTC; each change moves it'),
})
export type GuestListLink = z.infer<typeof guestListLink>

export const endGuestListRequest = z.object({ ownerKey })
export const endedGuestList = z.object({})
