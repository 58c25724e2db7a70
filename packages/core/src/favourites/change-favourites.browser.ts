import { listenTo, type ListeningStore } from '../listening/listeners.ts'
import { listenForFavourites } from './favourites.listeners.ts'
import type { Favourite } from './favourites.rules.ts'
import { favouriteDropped, favouriteSaved } from './favourites.slice.ts'
import { openFavourites, type FavouritesStore } from './open-favourites.browser.ts'

type Store = FavouritesStore & ListeningStore

/** Opens the favourites for a change, with what reacts to it. */
async function openForChange(store: Store): Promise<void> {
  listenForFavourites()
  listenTo(store)
  await Promise.all([openFavourites(store), store.dispatch((_dispatch, _getState, { listen }) => listen?.())])
}

/** The entry of a saved campsite. */
function savedEntry(store: Store, site: number): Favourite | undefined {
  const { favourites } = store.getState()
  return (favourites?.account ?? favourites?.guest)?.find(({ siteId }) => siteId === site)
}

/** Saves a campsite; does nothing, without a toast, when it is saved already. */
export async function saveFavourite(store: Store, siteId: number): Promise<void> {
  await openForChange(store)
  if (!savedEntry(store, siteId)) store.dispatch(favouriteSaved({ siteId, since: Date.now() }))
}

/** Saves or drops a campsite. */
export async function toggleFavourite(store: Store, siteId: number): Promise<void> {
  await openForChange(store)
  const saved = savedEntry(store, siteId)
  store.dispatch(saved ? favouriteDropped(saved) : favouriteSaved({ siteId, since: Date.now() }))
}
