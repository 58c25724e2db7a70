import { readStored } from '@camping/core/persist/storage.browser.ts'
import { selectUser } from '@camping/core/session/session.api.ts'
import type { Store } from '@camping/core/store/create-store.ts'

/**
 * Fills the hearts of visitors with favourites, now or in another tab, and those of an account once the user is known;
 * nobody else loads code for it.
 */
export function startFavourites(store: Store, brand: string): void {
  const begin = () =>
    void import('./begin-favourites.browser.ts').then((its) => its.beginFavourites(store, brand))
  const isAccount = () => selectUser(store.getState())?.type === 'email'
  if (isAccount()) return begin()
  const stop = store.subscribe(() => {
    if (!isAccount()) return
    stop()
    begin()
  })
  addEventListener('storage', begin, { once: true })
  if (readStored('local', 'favourites')) begin()
}
