import { combineReducers, type Reducer } from '@reduxjs/toolkit'
import { reducers, type Store } from './create-store.ts'

const added = new WeakMap<Store, Readonly<Record<string, Reducer>>>()

/**
 * Makes room in a store for a slice that no first load carries. What was added before stays; a second time changes nothing.
 * The type of the store's state names each of them as something that may be there.
 */
export function addReducer(store: Store, { name, reducer }: { name: string; reducer: Reducer }): void {
  const before = added.get(store) ?? {}
  if (before[name]) return
  const all = { ...before, [name]: reducer }
  added.set(store, all)
  store.replaceReducer(combineReducers({ ...reducers, ...all }) as never)
}
