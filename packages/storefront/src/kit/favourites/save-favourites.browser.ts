import {
  favouriteStorage,
  readFavourites,
  withFavourite,
  withoutFavourite,
  writeFavourites,
  type Favourite,
} from '@camping/core/favourites/favourite-list.ts'
import {
  favouriteDropped,
  favouriteSaved,
  favouritesRead,
  favouritesSlice,
} from '@camping/core/favourites/favourites-slice.ts'
import { readStored, writeStored } from '@camping/core/persist/storage.browser.ts'
import { toastAdded } from '@camping/core/shell/shell.slice.ts'
import type { Store } from '@camping/core/store/create-store.ts'

/** Storage of a document's favourites: the browser, or an account. */
export interface FavouriteStorage {
  /** Called after every change, with the old and the new list. */
  persist(before: readonly Favourite[], after: readonly Favourite[]): void
  /** The toast after a campsite is saved. */
  readonly savedMessage: 'toast.favourite-kept' | 'toast.favourite-saved'
}

const opened = new WeakMap<Store, { known: readonly Favourite[]; storage: FavouriteStorage }>()

const stored = () => readStored('local', favouriteStorage.key)

/** This browser's favourites of guests of the brand. */
export const guestFavourites = (brand: string): Favourite[] => readFavourites(stored(), brand)

/** Full or blocked storage stores nothing: then favourites last as long as the document. */
const store = (brand: string, list: readonly Favourite[]) =>
  void writeStored('local', favouriteStorage.key, writeFavourites(stored(), { brand, list }))

/** No data of an account stays in a browser. */
export const forgetGuestFavourites = (brand: string): void => store(brand, [])

/** The entries of one list that the other lacks. */
export const favouritesWithout = (list: readonly Favourite[], other: readonly Favourite[]): Favourite[] =>
  list.filter(({ id }) => !other.some((one) => one.id === id))

/** Writes only the changes, because another tab may have written since. */
const browserStorage = (brand: string): FavouriteStorage => ({
  savedMessage: 'toast.favourite-kept',
  persist(before, after) {
    let list: readonly Favourite[] = guestFavourites(brand)
    for (const { id } of favouritesWithout(before, after)) list = withoutFavourite(list, id)
    for (const one of favouritesWithout(after, before)) list = withFavourite(list, one)
    store(brand, list)
  },
})

/** Shows a list from elsewhere without saving it again. */
export function showFavourites(pageStore: Store, list: readonly Favourite[]): void {
  const its = opened.get(pageStore)
  if (!its) return
  its.known = list
  pageStore.dispatch(favouritesRead(list))
}

/** Sets the store's favourites, and passes every later change to the storage. */
export function saveFavouritesWith(
  pageStore: Store,
  storage: FavouriteStorage,
  list: readonly Favourite[],
): void {
  const before = opened.get(pageStore)
  if (before) before.storage = storage
  else {
    const its = { known: list, storage }
    opened.set(pageStore, its)
    pageStore.inject(favouritesSlice)
    pageStore.subscribe(() => {
      const now = pageStore.getState().favourites ?? []
      if (now === its.known) return
      const { known } = its
      its.known = now
      its.storage.persist(known, now)
    })
  }
  showFavourites(pageStore, list)
}

/** Sets the store's favourites from the browser, and follows changes of the visitor's other tabs. */
export function openFavourites(pageStore: Store, brand: string): void {
  if (opened.has(pageStore)) return
  const storage = browserStorage(brand)
  saveFavouritesWith(pageStore, storage, guestFavourites(brand))
  // `key` is null when everything was cleared.
  addEventListener('storage', ({ key }) => {
    if (opened.get(pageStore)?.storage !== storage) return
    if (key === favouriteStorage.key || key === null) showFavourites(pageStore, guestFavourites(brand))
  })
}

/** Saves a campsite; does nothing, without a toast, when it is saved already. */
export function saveFavourite(pageStore: Store, { brand, id }: { brand: string; id: number }): void {
  openFavourites(pageStore, brand)
  if (pageStore.getState().favourites?.some((one) => one.id === id)) return
  pageStore.dispatch(favouriteSaved({ id, at: Date.now() }))
  pageStore.dispatch(
    toastAdded({
      kind: 'success',
      message: opened.get(pageStore)?.storage.savedMessage ?? 'toast.favourite-kept',
    }),
  )
}

/** Saves or removes a campsite; undo restores a removed one in its position. */
export function toggleFavourite(pageStore: Store, what: { brand: string; id: number }): void {
  openFavourites(pageStore, what.brand)
  const saved = pageStore.getState().favourites?.find(({ id }) => id === what.id)
  if (!saved) return saveFavourite(pageStore, what)
  pageStore.dispatch(favouriteDropped(saved.id))
  pageStore.dispatch(
    toastAdded({
      kind: 'info',
      message: 'toast.favourite-dropped',
      action: { message: 'toast.undo', send: favouriteSaved(saved) },
    }),
  )
}
