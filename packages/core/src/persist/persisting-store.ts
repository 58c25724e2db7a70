import type { Reducer, Store } from '@reduxjs/toolkit'

/**
 * What persistence needs of a store, with the part of its state that a feature reads. The product's store fits; naming its type here
 * would make a circle, because that type names every persisted slice.
 */
export type PersistingStore<State = object> = Store<State> & {
  inject(slice: { readonly name: string; readonly reducer: Reducer }): void
}
