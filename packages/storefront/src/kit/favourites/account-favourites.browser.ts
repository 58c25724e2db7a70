import type { Favourite } from '@camping/core/favourites/favourite-list.ts'
import { favouritesApi } from '@camping/core/favourites/favourites-queries.ts'
import { toastAdded } from '@camping/core/shell/shell.slice.ts'
import type { Store } from '@camping/core/store/create-store.ts'
import {
  favouritesWithout,
  forgetGuestFavourites,
  guestFavourites,
  saveFavouritesWith,
  openFavourites,
  showFavourites,
  type FavouriteStorage,
} from './save-favourites.browser.ts'

/** Sends every change to the account. Rolls back refused ones with a toast. */
const accountStorage = (pageStore: Store): FavouriteStorage => ({
  savedMessage: 'toast.favourite-saved',
  persist(before, after) {
    const { saveFavourite, dropFavourite } = favouritesApi.endpoints
    const sent = [
      ...favouritesWithout(before, after).map(({ id }) =>
        pageStore.dispatch(dropFavourite.initiate({ siteId: id }, { track: false })),
      ),
      ...favouritesWithout(after, before).map(({ id, at }) =>
        pageStore.dispatch(saveFavourite.initiate({ siteId: id, since: at }, { track: false })),
      ),
    ]
    void Promise.all(sent).then((answers) => {
      if (!answers.some(({ error }) => error)) return
      showFavourites(pageStore, before)
      pageStore.dispatch(toastAdded({ kind: 'error', message: 'toast-message.generic-error' }))
    })
  },
})

/**
 * Switches this document to the favourites of the signed-in account. Merges the guest's favourites in the browser into
 * them and deletes them here; without an answer they stay, and the next page tries again.
 */
export async function joinAccount(pageStore: Store, brand: string): Promise<void> {
  const guest = pageStore.getState().favourites ?? guestFavourites(brand)
  const favourites = guest.map(({ id, at }) => ({ siteId: id, since: at }))
  const { data } = await pageStore.dispatch(
    favouritesApi.endpoints.mergeFavourites.initiate({ favourites }, { track: false }),
  )
  if (!data) return openFavourites(pageStore, brand)
  forgetGuestFavourites(brand)
  const saved = data.favourites.map(({ siteId, since }): Favourite => ({ id: siteId, at: since }))
  saveFavouritesWith(pageStore, accountStorage(pageStore), saved)
}
