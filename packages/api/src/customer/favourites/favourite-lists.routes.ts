import * as endpoints from '@camping/contract/favourite-lists.endpoints.ts'
import * as schemas from '@camping/contract/favourite-lists.schemas.ts'
import { z } from 'zod'
import { serve, serveSignedIn, type CustomerEndpoint } from '../customer-serving.ts'
import * as lists from './favourite-lists.ts'
import { addToSharedList, getSharedList } from './linked-lists.ts'

const reply = schemas.namedLists
const rateLimit = { max: 120, windowMs: 60_000 }
/** A token has 256 random bits; the limit only caps the cost of guessing. */
const tokensPerMinute = { max: 60, windowMs: 60_000 }

/** The handlers of favourite-lists.endpoints.ts. */
export const favouriteListsRoutes: readonly CustomerEndpoint[] = [
  serveSignedIn(
    endpoints.getLists,
    { request: z.object({}), reply, summary: 'One’s lists of favourites' },
    lists.getLists,
  ),
  serveSignedIn(
    endpoints.createList,
    { request: schemas.createListRequest, reply, summary: 'Make a list of favourites', rateLimit },
    lists.createList,
  ),
  serveSignedIn(
    endpoints.renameList,
    { request: schemas.renameListRequest, reply, summary: 'Rename a list', rateLimit },
    lists.renameList,
  ),
  serveSignedIn(
    endpoints.deleteList,
    { request: schemas.listRequest, reply, summary: 'Delete a list and its link', rateLimit },
    lists.deleteList,
  ),
  serveSignedIn(
    endpoints.addToList,
    { request: schemas.listEntryRequest, reply, summary: 'Add a campsite to a list', rateLimit },
    lists.addToList,
  ),
  serveSignedIn(
    endpoints.removeFromList,
    { request: schemas.listEntryRequest, reply, summary: 'Take a campsite off a list', rateLimit },
    lists.removeFromList,
  ),
  serveSignedIn(
    endpoints.shareList,
    {
      request: schemas.shareListRequest,
      reply,
      summary: 'Share a list by a link, to be seen or added to',
      rateLimit,
    },
    lists.shareList,
  ),
  serveSignedIn(
    endpoints.unshareList,
    { request: schemas.listRequest, reply, summary: 'Revoke the link of a list', rateLimit },
    lists.unshareList,
  ),
  serve(
    endpoints.getSharedList,
    {
      request: schemas.sharedListRequest,
      reply: schemas.sharedList,
      summary: 'A list for whoever has its link, with present prices',
      rateLimit: tokensPerMinute,
    },
    getSharedList,
  ),
  serve(
    endpoints.addToSharedList,
    {
      request: schemas.addToSharedRequest,
      reply: schemas.sharedListSites,
      summary: 'Add a campsite to a list whose link allows it',
      rateLimit: tokensPerMinute,
    },
    addToSharedList,
  ),
]
