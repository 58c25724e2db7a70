import { listenTo, type ListeningStore } from '../listening/listeners.ts'
import type { UnknownAction } from '@reduxjs/toolkit'
import { listenForFavourites } from './favourites.listeners.ts'
import { listShared } from './favourites.slice.ts'
import { guestListsApi } from './guest-lists.api.ts'
import { openFavourites, type FavouritesStore } from './open-favourites.browser.ts'

type Store = FavouritesStore & ListeningStore

/** 256 random bits, base64url: whoever has it may change the list that the server stores for it. */
function newOwnerKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Changes a guest's lists; what they have shared follows on the server. */
export async function changeGuestLists(store: Store, action: UnknownAction): Promise<void> {
  listenForFavourites()
  listenTo(store)
  await openFavourites(store)
  store.dispatch(action)
}

/**
 * Makes a link of a guest's list, or changes what it allows.
 * @returns whether the server has it
 */
export async function shareGuestList(store: Store, id: number, othersAdd: boolean): Promise<boolean> {
  await openFavourites(store)
  const list = store.getState().favourites?.lists.find((one) => one.id === id)
  if (!list) return false
  const ownerKey = list.sharing?.ownerKey ?? newOwnerKey()
  const request = { ownerKey, name: list.name, siteIds: [...list.siteIds], othersAdd }
  const { data } = await store.dispatch(
    guestListsApi.endpoints.shareGuestList.initiate(request, { track: false }),
  )
  if (!data) return false
  store.dispatch(listShared({ id, sharing: { ownerKey, token: data.token, othersAdd } }))
  return true
}

/**
 * Ends the link of a guest's list for good.
 * @returns whether the server has done so
 */
export async function endGuestSharing(store: Store, id: number): Promise<boolean> {
  await openFavourites(store)
  const ownerKey = store.getState().favourites?.lists.find((one) => one.id === id)?.sharing?.ownerKey
  if (!ownerKey) return false
  const { error } = await store.dispatch(
    guestListsApi.endpoints.endGuestList.initiate({ ownerKey }, { track: false }),
  )
  if (error) return false
  store.dispatch(listShared({ id, sharing: null }))
  return true
}

/**
 * Takes off a shared list what somebody else has added.
 * @returns whether the server has done so
 */
export async function removeAdded(store: Store, id: number, siteId: number): Promise<boolean> {
  const list = store.getState().favourites?.lists.find((one) => one.id === id)
  if (!list?.sharing) return false
  const { ownerKey, othersAdd } = list.sharing
  const { error } = await store.dispatch(
    guestListsApi.endpoints.updateGuestList.initiate(
      { ownerKey, name: list.name, siteIds: [...list.siteIds], removed: [siteId], othersAdd },
      { track: false },
    ),
  )
  return !error
}
