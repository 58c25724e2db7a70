import { persistSlice } from '../persist/persist-slice.browser.ts'
import type { PersistingStore } from '../persist/persisting-store.ts'
import { noCarts, type TabCarts } from './tab-carts.rules.ts'
import { persistedTabCarts } from './tab-carts.slice.ts'

/** What this tab knows of its carts in an edition; the slice is in the store then. */
export async function openTabCarts(
  store: PersistingStore<{ readonly tabCarts?: TabCarts }>,
  site: string,
): Promise<TabCarts> {
  await persistSlice(store, persistedTabCarts, site)
  return store.getState().tabCarts ?? noCarts
}
