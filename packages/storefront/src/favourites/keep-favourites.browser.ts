import {
  favouriteStorage,
  readFavourites,
  withFavourite,
  withoutFavourite,
  writeFavourites,
  type Favourite,
} from '@camping/core/favourites/favourite-list.ts'
import { favouriteDropped, favouriteKept, favouritesRead } from '@camping/core/favourites/favourites-slice.ts'
import { selectUser } from '@camping/core/session/session-queries.ts'
import { toastAdded } from '@camping/core/shell/shell-slice.ts'
import { addFavourites } from '@camping/core/store/add-favourites.ts'
import type { Store } from '@camping/core/store/create-store.ts'

/** Where favourites of a document are kept: in the browser, or in an account. */
export interface Keeper {
  /** Called after every change, with the list as it was and as it is. */
  persist(before: readonly Favourite[], after: readonly Favourite[]): void
  /** What is said when a campsite is kept. */
  readonly keptMessage: 'toast.favourite-kept' | 'toast.favourite-saved'
}

const opened = new WeakMap<Store, { known: readonly Favourite[]; keeper: Keeper }>()

/** Documents that have asked their account. Once: what it does not answer, the next page asks again. */
const joined = new WeakSet<Store>()

/** Storage may be forbidden; then favourites last as long as the document. */
function stored(): string | null {
  try {
    return localStorage.getItem(favouriteStorage.key)
  } catch {
    return null
  }
}

/** What this browser keeps for guests of the brand. */
export const guestFavourites = (brand: string): Favourite[] => readFavourites(stored(), brand)

function store(brand: string, list: readonly Favourite[]): void {
  try {
    localStorage.setItem(favouriteStorage.key, writeFavourites(stored(), { brand, list }))
  } catch {
    // Full or forbidden: hearts still answer, and forget with the document.
  }
}

/** Nothing of an account stays behind in a browser. */
export const forgetGuestFavourites = (brand: string): void => store(brand, [])

/** What is in one list and not in the other. */
export const favouritesWithout = (list: readonly Favourite[], other: readonly Favourite[]): Favourite[] =>
  list.filter(({ id }) => !other.some((one) => one.id === id))

/** Writes what has changed, and only that: another tab may have written since. */
const browserKeeper = (brand: string): Keeper => ({
  keptMessage: 'toast.favourite-kept',
  persist(before, after) {
    let list: readonly Favourite[] = guestFavourites(brand)
    for (const { id } of favouritesWithout(before, after)) list = withoutFavourite(list, id)
    for (const one of favouritesWithout(after, before)) list = withFavourite(list, one)
    store(brand, list)
  },
})

/** Shows a list as it is kept elsewhere, without keeping it again. */
export function showFavourites(pageStore: Store, list: readonly Favourite[]): void {
  const its = opened.get(pageStore)
  if (!its) return
  its.known = list
  pageStore.dispatch(favouritesRead(list))
}

/** Gives the store its favourites. From now on every change of theirs goes to the keeper. */
export function keepFavouritesWith(pageStore: Store, keeper: Keeper, list: readonly Favourite[]): void {
  const before = opened.get(pageStore)
  if (before) before.keeper = keeper
  else {
    const its = { known: list, keeper }
    opened.set(pageStore, its)
    addFavourites(pageStore)
    pageStore.subscribe(() => {
      const now = pageStore.getState().favourites ?? []
      if (now === its.known) return
      const { known } = its
      its.known = now
      its.keeper.persist(known, now)
    })
  }
  showFavourites(pageStore, list)
}

/** Gives the store what the browser has kept, and from then on whatever any tab of the visitor changes. */
export function openFavourites(pageStore: Store, brand: string): void {
  if (opened.has(pageStore)) return
  const keeper = browserKeeper(brand)
  keepFavouritesWith(pageStore, keeper, guestFavourites(brand))
  // `key` is null when everything was cleared.
  addEventListener('storage', ({ key }) => {
    if (opened.get(pageStore)?.keeper !== keeper) return
    if (key === favouriteStorage.key || key === null) showFavourites(pageStore, guestFavourites(brand))
  })
}

/** Opens the favourites of who is there: the account's, or those of the browser. */
export function beginFavourites(pageStore: Store, brand: string): void {
  if (selectUser(pageStore.getState())?.type !== 'email') return openFavourites(pageStore, brand)
  if (joined.has(pageStore)) return
  joined.add(pageStore)
  void import('./account-favourites.browser.ts').then((its) => its.joinAccount(pageStore, brand))
}

/** Keeps a campsite; nothing happens, and nothing is said, when it is kept already. */
export function keepFavourite(pageStore: Store, { brand, id }: { brand: string; id: number }): void {
  openFavourites(pageStore, brand)
  if (pageStore.getState().favourites?.some((one) => one.id === id)) return
  pageStore.dispatch(favouriteKept({ id, at: Date.now() }))
  pageStore.dispatch(
    toastAdded({
      kind: 'success',
      message: opened.get(pageStore)?.keeper.keptMessage ?? 'toast.favourite-kept',
    }),
  )
}

/** Keeps a campsite or drops it; what was dropped can be taken back to its place. */
export function toggleFavourite(pageStore: Store, what: { brand: string; id: number }): void {
  openFavourites(pageStore, what.brand)
  const kept = pageStore.getState().favourites?.find(({ id }) => id === what.id)
  if (!kept) return keepFavourite(pageStore, what)
  pageStore.dispatch(favouriteDropped(kept.id))
  pageStore.dispatch(
    toastAdded({
      kind: 'info',
      message: 'toast.favourite-dropped',
      action: { message: 'toast.undo', send: favouriteKept(kept) },
    }),
  )
}
