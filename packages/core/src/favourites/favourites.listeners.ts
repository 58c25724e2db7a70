import { isAnyOf } from '@reduxjs/toolkit'
import type { ApiDispatch } from '../api/storefront-api.ts'
import { startListening } from '../listening/listeners.ts'
import { favouriteListsApi } from './favourite-lists.api.ts'
import { favouritesApi } from './favourites.api.ts'
import type { Favourite } from './favourites.rules.ts'
import {
  favouriteConfirmed,
  favouriteDropped,
  favouriteRestored,
  favouriteSaved,
  listsOffered,
  type StateWithFavourites,
} from './favourites.slice.ts'
import { listenForSharedLists } from './guest-lists.listeners.ts'

type Effect = (
  action: { readonly type: string; readonly payload: Favourite },
  store: { readonly dispatch: ApiDispatch; readonly getState: () => StateWithFavourites },
) => Promise<void>

const isSave = isAnyOf(favouriteSaved, favouriteRestored)

// Effects stand here and not where they are registered: the same effect is registered once.
const sendSave: Effect = async ({ type, payload }, { dispatch, getState }) => {
  if (!getState().favourites?.account) return
  const { error } = await dispatch(favouritesApi.endpoints.saveFavourite.initiate(payload, { track: false }))
  if (error || type !== favouriteSaved.type) return
  // The server has put it on the list used last. With several, the visitor may like another one.
  const { data } = await dispatch(
    favouriteListsApi.endpoints.favouriteLists.initiate({}, { forceRefetch: true, subscribe: false }),
  )
  dispatch((data?.lists.length ?? 0) > 1 ? listsOffered(payload.siteId) : favouriteConfirmed())
}
/** With one list, or none, a guest's heart opens nothing. */
const offerLists: Effect = async ({ payload }, { dispatch, getState }) => {
  const { account, lists = [] } = getState().favourites ?? {}
  if (!account && lists.length > 1) dispatch(listsOffered(payload.siteId))
}
const sendDrop: Effect = async ({ payload }, { dispatch, getState }) => {
  if (getState().favourites?.account)
    await dispatch(favouritesApi.endpoints.dropFavourite.initiate(payload, { track: false }))
}

const startFavouritesListening = startListening.withTypes<StateWithFavourites, ApiDispatch>()

/** Registers what sends the changes of an account to the server; those of a guest stay in the slice. */
export function listenForFavourites(): void {
  startFavouritesListening({ matcher: isSave, effect: sendSave })
  startFavouritesListening({ actionCreator: favouriteDropped, effect: sendDrop })
  startFavouritesListening({ actionCreator: favouriteSaved, effect: offerLists })
  listenForSharedLists()
}
