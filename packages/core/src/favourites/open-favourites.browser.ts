import { persistSlice } from '../persist/persist-slice.browser.ts'
import type { Store } from '../store/create-store.ts'
import { favouritesApi } from './favourites.api.ts'
import { persistedFavourites } from './favourites.slice.ts'

const { mergeFavourites } = favouritesApi.endpoints
const fixedCacheKey = 'account'

const runningMerge = (store: Store) =>
  store.dispatch(favouritesApi.util.getRunningMutationThunk('mergeFavourites', fixedCacheKey))

/** Adds the favourites of this device to the store. Resolves when a merge that is under way is answered too. */
export async function openFavourites(store: Store): Promise<void> {
  const { brand } = store.dispatch((_dispatch, _getState, access) => access)
  await persistSlice(store, persistedFavourites, brand)
  await runningMerge(store)
}

/**
 * Merges the guest's favourites into those of the account that has signed in, which are shown then. Without an answer the
 * guest's stay, and the next page tries again.
 */
export async function joinAccount(store: Store): Promise<void> {
  await openFavourites(store)
  const favourites = [...(store.getState().favourites?.guest ?? [])]
  await (runningMerge(store) ?? store.dispatch(mergeFavourites.initiate({ favourites }, { fixedCacheKey })))
}
