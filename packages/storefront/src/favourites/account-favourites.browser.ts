import type { Favourite } from '@camping/core/favourites/favourite-list.ts'
import { favouritesApi } from '@camping/core/favourites/favourites-queries.ts'
import { toastAdded } from '@camping/core/shell/shell-slice.ts'
import type { Store } from '@camping/core/store/create-store.ts'
import {
  favouritesWithout,
  forgetGuestFavourites,
  guestFavourites,
  keepFavouritesWith,
  openFavourites,
  showFavourites,
  type Keeper,
} from './keep-favourites.browser.ts'

/** Sends every change to the account. What it refuses is taken back, and said. */
const accountKeeper = (pageStore: Store): Keeper => ({
  keptMessage: 'toast.favourite-saved',
  persist(before, after) {
    const { keepFavourite, dropFavourite } = favouritesApi.endpoints
    const sent = [
      ...favouritesWithout(before, after).map(({ id }) =>
        pageStore.dispatch(dropFavourite.initiate({ siteId: id }, { track: false })),
      ),
      ...favouritesWithout(after, before).map(({ id, at }) =>
        pageStore.dispatch(keepFavourite.initiate({ siteId: id, since: at }, { track: false })),
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
 * From now on the favourites of this document are those of the account that is signed in. What the browser kept for the
 * guest is joined with them and forgotten here; without an answer it stays, and the next page tries again.
 */
export async function joinAccount(pageStore: Store, brand: string): Promise<void> {
  const guest = pageStore.getState().favourites ?? guestFavourites(brand)
  const favourites = guest.map(({ id, at }) => ({ siteId: id, since: at }))
  const { data } = await pageStore.dispatch(
    favouritesApi.endpoints.mergeFavourites.initiate({ favourites }, { track: false }),
  )
  if (!data) return openFavourites(pageStore, brand)
  forgetGuestFavourites(brand)
  const kept = data.favourites.map(({ siteId, since }): Favourite => ({ id: siteId, at: since }))
  keepFavouritesWith(pageStore, accountKeeper(pageStore), kept)
}
