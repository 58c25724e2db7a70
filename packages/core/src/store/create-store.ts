import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import { storefrontApi, type ApiAccess } from '../api/storefront-api.ts'
import { experimentsSlice } from '../experiments/experiments-slice.ts'
import { flexibleSlice } from '../search/flexible-slice.ts'
import { searchSlice } from '../search/search-slice.ts'
import { shellSlice } from '../shell/shell-slice.ts'

const reducer = combineReducers({
  [storefrontApi.reducerPath]: storefrontApi.reducer,
  [searchSlice.name]: searchSlice.reducer,
  [flexibleSlice.name]: flexibleSlice.reducer,
  [experimentsSlice.name]: experimentsSlice.reducer,
  [shellSlice.name]: shellSlice.reducer,
})

export type RootState = ReturnType<typeof reducer>

/** One store per page view: per request on the server, per document in the browser (with the server's state). */
export function createStore(access: ApiAccess, preloadedState?: Partial<RootState>) {
  return configureStore({
    reducer,
    ...(preloadedState ? { preloadedState } : {}),
    devTools: false,
    // The development checks walk the whole cache on every action; the store's laws are kept by types and tests.
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: access }, serializableCheck: false, immutableCheck: false }).concat(
        storefrontApi.middleware,
      ),
  })
}

export type Store = ReturnType<typeof createStore>

/**
 * What the browser takes over from the server's store. The API cache's settings stay behind: each side has its own, and
 * the server's endless keeping would arrive as `null`, which throws every answer away at once.
 */
export function stateForBrowser(state: RootState): Partial<RootState> {
  const { config: _, ...api } = state[storefrontApi.reducerPath]
  // The cache's reducer fills in what is missing.
  return { ...state, [storefrontApi.reducerPath]: api as RootState['api'] }
}
export type Dispatch = Store['dispatch']

export const useAppDispatch = useDispatch.withTypes<Dispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()
