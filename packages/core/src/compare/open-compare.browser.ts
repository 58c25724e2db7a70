import type { PersistingStore } from '../persist/persisting-store.ts'
import { persistSlice } from '../persist/persist-slice.browser.ts'
import {
  compareSet,
  compareToggled,
  persistedCompare,
  type ComparedItem,
  type StateWithCompare,
} from './compare.slice.ts'

/** Adds what this tab has chosen to compare to the store. */
export const openCompare = (store: PersistingStore<StateWithCompare>, brand: string): Promise<void> =>
  persistSlice(store, persistedCompare, brand)

/** Adds something to the comparison, or removes it. */
export async function toggleCompared(
  store: PersistingStore<StateWithCompare>,
  brand: string,
  item: ComparedItem,
): Promise<void> {
  await openCompare(store, brand)
  store.dispatch(compareToggled(item))
}

/** Makes what an address compares the comparison of this tab. */
export async function setCompared(
  store: PersistingStore<StateWithCompare>,
  brand: string,
  items: readonly ComparedItem[],
): Promise<void> {
  await openCompare(store, brand)
  store.dispatch(compareSet(items))
}
