import { favouritesSlice } from '../favourites/favourites-slice.ts'
import { addReducer } from './add-reducer.ts'
import type { Store } from './create-store.ts'

/** Makes room for favourites in a store that had none: most visitors never need them. */
export const addFavourites = (store: Store): void => addReducer(store, favouritesSlice)
