import type { ApiDispatch } from '../api/storefront-api.ts'
import type { PersistingStore } from '../persist/persisting-store.ts'
import { persistSlice } from '../persist/persist-slice.browser.ts'
import { favouritesApi } from './favourites.api.ts'
import { persistedFavourites, type StateWithFavourites } from './favourites.slice.ts'

const { mergeFavourites } = favouritesApi.endpoints
const fixedCacheKey = 'account'

/** What favourites need of a store; the product's store fits. */
export type FavouritesStore = PersistingStore<StateWithFavourites> & { readonly dispatch: ApiDispatch }

const runningMerge = (store: FavouritesStore) =>
  store.dispatch(favouritesApi.util.getRunningMutationThunk('mergeFavourites', fixedCacheKey))

/** Adds the favourites of this device to the store. Resolves when a merge that is under way is answered too. */
export async function openFavourites(store: FavouritesStore): Promise<void> {
  const { brand } = store.dispatch((_dispatch, _getState, access) => access)
  await persistSlice(store, persistedFavourites, brand)
  await runningMerge(store)
}

/**
 * Merges the guest's favourites into those of the account that has signed in, which are shown then. Without an answer the
 * guest's stay, and the next page tries again.
 */
export async function joinAccount(store: FavouritesStore): Promise<void> {
  await openFavourites(store)
  const { guest = [], lists = [] } = store.getState().favourites ?? {}
  const merged = {
    favourites: [...guest],
    lists: lists.map(({ name, siteIds, sharing }) => ({
      name,
      siteIds: [...siteIds],
      ...(sharing ? { ownerKey: sharing.ownerKey } : {}),
    })),
  }
  await (runningMerge(store) ?? store.dispatch(mergeFavourites.initiate(merged, { fixedCacheKey })))
}
