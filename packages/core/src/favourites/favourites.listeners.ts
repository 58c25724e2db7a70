import { isAnyOf } from '@reduxjs/toolkit'
import type { ApiDispatch } from '../api/storefront-api.ts'
import { startListening } from '../listening/listeners.ts'
import { favouritesApi } from './favourites.api.ts'
import type { Favourite } from './favourites.rules.ts'
import {
  favouriteConfirmed,
  favouriteDropped,
  favouriteRestored,
  favouriteSaved,
  type StateWithFavourites,
} from './favourites.slice.ts'

type Effect = (
  action: { readonly type: string; readonly payload: Favourite },
  store: { readonly dispatch: ApiDispatch; readonly getState: () => StateWithFavourites },
) => Promise<void>

const isSave = isAnyOf(favouriteSaved, favouriteRestored)

// Effects stand here and not where they are registered: the same effect is registered once.
const sendSave: Effect = async ({ type, payload }, { dispatch, getState }) => {
  if (!getState().favourites?.account) return
  const { error } = await dispatch(favouritesApi.endpoints.saveFavourite.initiate(payload, { track: false }))
  if (!error && type === favouriteSaved.type) dispatch(favouriteConfirmed())
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
}
