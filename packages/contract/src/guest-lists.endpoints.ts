import type { z } from 'zod'
import { endpoint } from './endpoint.ts'
import type * as schemas from './guest-lists.schemas.ts'

const path = 'guest-lists'

/** Campsites that a browser has saved, with their present prices. Nothing is stored of the call. */
export const getSavedSites = endpoint<z.input<typeof schemas.savedSitesRequest>, schemas.SavedSites>(
  'GET',
  `${path}/sites`,
)
/** Makes the link of a guest's list; repeated with the same key it is the same link. */
export const shareGuestList = endpoint<z.input<typeof schemas.guestListRequest>, schemas.GuestListLink>(
  'POST',
  path,
)
/** Stores what a guest's shared list has now. 404 when it has ended. */
export const updateGuestList = endpoint<z.input<typeof schemas.guestListRequest>, schemas.GuestListLink>(
  'PUT',
  path,
)
/** Ends the link for good and deletes what the server has of the list; a missing one is no error. */
export const endGuestList = endpoint<z.input<typeof schemas.endGuestListRequest>, Record<string, never>>(
  'POST',
  `${path}/end`,
)
