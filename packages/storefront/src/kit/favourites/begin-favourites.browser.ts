import { selectUser } from '@camping/core/session/session.api.ts'
import type { Store } from '@camping/core/store/create-store.ts'
import { openFavourites } from './save-favourites.browser.ts'

/** Documents that have requested their account's favourites. Once: if the request fails, the next page tries again. */
const joined = new WeakSet<Store>()

/** Loads the visitor's favourites: the account's, or those of the browser. */
export function beginFavourites(pageStore: Store, brand: string): void {
  if (selectUser(pageStore.getState())?.type !== 'email') return openFavourites(pageStore, brand)
  if (joined.has(pageStore)) return
  joined.add(pageStore)
  void import('./account-favourites.browser.ts').then((its) => its.joinAccount(pageStore, brand))
}
