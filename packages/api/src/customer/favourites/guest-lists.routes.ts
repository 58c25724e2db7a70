import * as endpoints from '@camping/contract/guest-lists.endpoints.ts'
import * as schemas from '@camping/contract/guest-lists.schemas.ts'
import { serve, type CustomerEndpoint } from '../customer-serving.ts'
import { endGuestList, savedSites, shareGuestList, updateGuestList } from './guest-lists.ts'

const minute = 60_000
/** Nobody signs in for a link, so a network makes few: each is a row for three months. */
const linksPerHour = { max: 20, windowMs: 60 * minute }

/** The handlers of guest-lists.endpoints.ts. */
export const guestListsRoutes: readonly CustomerEndpoint[] = [
  serve(
    endpoints.getSavedSites,
    {
      request: schemas.savedSitesRequest,
      reply: schemas.savedSites,
      summary: 'Campsites that a browser has saved, with present prices',
      rateLimit: { max: 120, windowMs: minute },
    },
    savedSites,
  ),
  serve(
    endpoints.shareGuestList,
    {
      request: schemas.guestListRequest,
      reply: schemas.guestListLink,
      summary: 'Share a list by a link before signing in',
      rateLimit: linksPerHour,
    },
    shareGuestList,
  ),
  serve(
    endpoints.updateGuestList,
    {
      request: schemas.guestListRequest,
      reply: schemas.guestListLink,
      summary: 'Store what a list shared before signing in has now',
      rateLimit: { max: 60, windowMs: minute },
    },
    updateGuestList,
  ),
  serve(
    endpoints.endGuestList,
    {
      request: schemas.endGuestListRequest,
      reply: schemas.endedGuestList,
      summary: 'End the link of a list shared before signing in',
      rateLimit: { max: 60, windowMs: minute },
    },
    endGuestList,
  ),
]
