import { selectUser } from '@camping/core/session/session-queries.ts'
import type { Store } from '@camping/core/store/create-store.ts'

/**
 * Fills the hearts of who has kept something, now or in another tab, and those of an account as soon as it is known who
 * is signed in; nobody else fetches anything for it.
 */
export function startFavourites(store: Store, brand: string): void {
  const begin = () =>
    void import('./keep-favourites.browser.ts').then((its) => its.beginFavourites(store, brand))
  const isAccount = () => selectUser(store.getState())?.type === 'email'
  if (isAccount()) return begin()
  const stop = store.subscribe(() => {
    if (!isAccount()) return
    stop()
    begin()
  })
  addEventListener('storage', begin, { once: true })
  try {
    if (localStorage.getItem('favourites')) begin()
  } catch {
    // Storage is forbidden: there is nothing to show.
  }
}
