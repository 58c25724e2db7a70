import type { z } from 'zod'
import { endpoint } from './endpoint.ts'
import type * as schemas from './favourite-lists.schemas.ts'

const ofOwner = 'customer-portal/favourite-lists'

/** The named lists of an account. All of these reply 403 `account-only` to a booking session. */
export const getLists = endpoint<Record<string, never>, schemas.NamedLists>('GET', ofOwner)
/** Makes a list; one with this name is used again. 409 `too-many-lists`. */
export const createList = endpoint<z.input<typeof schemas.createListRequest>, schemas.NamedLists>(
  'POST',
  ofOwner,
)
/** 409 `list-name-taken`. */
export const renameList = endpoint<z.input<typeof schemas.renameListRequest>, schemas.NamedLists>(
  'PUT',
  `${ofOwner}/{listId}`,
)
/** Its campsites stay favourites. */
export const deleteList = endpoint<z.input<typeof schemas.listRequest>, schemas.NamedLists>(
  'DELETE',
  `${ofOwner}/{listId}`,
)
/** Adds a campsite, which becomes a favourite; idempotent. 409 `list-full`. */
export const addToList = endpoint<z.input<typeof schemas.listEntryRequest>, schemas.NamedLists>(
  'PUT',
  `${ofOwner}/{listId}/sites/{siteId}`,
)
export const removeFromList = endpoint<z.input<typeof schemas.listEntryRequest>, schemas.NamedLists>(
  'DELETE',
  `${ofOwner}/{listId}/sites/{siteId}`,
)
/** Makes the link, or changes what it allows; the link stays the same until it is revoked. */
export const shareList = endpoint<z.input<typeof schemas.shareListRequest>, schemas.NamedLists>(
  'PUT',
  `${ofOwner}/{listId}/sharing`,
)
/** Ends the link for good: another sharing makes another one. */
export const unshareList = endpoint<z.input<typeof schemas.listRequest>, schemas.NamedLists>(
  'DELETE',
  `${ofOwner}/{listId}/sharing`,
)
/** A list for whoever has its link, with present prices. 404 for an unknown or revoked one. */
export const getSharedList = endpoint<z.input<typeof schemas.sharedListRequest>, schemas.SharedList>(
  'GET',
  'shared-lists/{token}',
)
/** Adds to a list of somebody else, signed in or not; idempotent. 403 `view-only`, 409 `list-full`. */
export const addToSharedList = endpoint<z.input<typeof schemas.addToSharedRequest>, schemas.SharedListSites>(
  'PUT',
  'shared-lists/{token}/sites/{siteId}',
)
