import { z } from 'zod'
import { favouriteLimits, listLimits, searchLimits } from './limits.ts'
import { siteResult } from './search.schemas.ts'
import { code, line } from './stored-text.ts'
import { currency, stayDate, stayInQuery } from './values.schemas.ts'

const siteId = z.int().positive().max(searchLimits.id)
const inPath = (max: number) => z.coerce.number().pipe(z.int().positive().max(max))
const listId = inPath(Number.MAX_SAFE_INTEGER)

/** favourites-6: the name of a list, which those with its link read, too. */
export const listName = line(listLimits.name)
/** favourites-7: 256 random bits, base64url. */
const shareToken = code(/^[\w-]{43}$/)

const entry = z.object({
  siteId,
  since: z.int().positive().max(favouriteLimits.since).describe('Milliseconds since 1970, UTC'),
  byOther: z.boolean().describe('Added by somebody with the link'),
})

const namedList = z.object({
  id: z.int(),
  name: z.string(),
  entries: z.array(entry).describe('The newest first'),
  sharing: z
    .object({ token: z.string(), othersAdd: z.boolean() })
    .nullable()
    .describe('For its owner: the token of its link; null while it is not shared'),
})
export type NamedList = z.infer<typeof namedList>

export const namedLists = z.object({
  lists: z.array(namedList).describe('The one used last first: a heart adds to it'),
})
export type NamedLists = z.infer<typeof namedLists>

export const createListRequest = z.object({
  name: listName,
  siteIds: z.array(siteId).max(listLimits.entries).default([]),
})
export const renameListRequest = z.object({ listId, name: listName })
export const listRequest = z.object({ listId })
export const listEntryRequest = z.object({ listId, siteId: inPath(searchLimits.id) })
export const shareListRequest = z.object({ listId, othersAdd: z.boolean().default(false) })

export const sharedListRequest = z.object({ token: shareToken, date: stayDate.optional(), ...stayInQuery })
export const addToSharedRequest = z.object({ token: shareToken, siteId: inPath(searchLimits.id) })

/** What everybody with the link sees. Nothing in it names its owner, or who has added what. */
export const sharedList = z.object({
  name: z.string(),
  othersAdd: z.boolean(),
  stay: z.object({ date: stayDate, nights: z.int(), isDefaultDate: z.boolean() }),
  currency,
  sites: z.array(siteResult).describe('The newest first'),
})
export type SharedList = z.infer<typeof sharedList>

export const sharedListSites = z.object({ siteIds: z.array(z.int()) })
export type SharedListSites = z.infer<typeof sharedListSites>
