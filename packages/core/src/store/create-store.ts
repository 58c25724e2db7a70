import {
  combineReducers,
  applyMiddleware,
  legacy_createStore,
  type Reducer,
  type StoreEnhancer,
  type ThunkDispatch,
  type StateFromReducersMapObject,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { useDispatch, useSelector, useStore } from 'react-redux'
import { withExtraArgument } from 'redux-thunk'
import { storefrontApi, type ApiAccess } from '../api/storefront-api.ts'
import { experimentsSlice } from '../experiments/experiments-slice.ts'
import type { Favourite } from '../favourites/favourite-list.ts'
import type { PaymentState } from '../payment/payment-slice.ts'
import { flexibleSlice } from '../search/flexible-slice.ts'
import { searchSlice } from '../search/search-slice.ts'
import { shellSlice } from '../shell/shell-slice.ts'

/** What every page's store holds. */
export const reducers = {
  [storefrontApi.reducerPath]: storefrontApi.reducer,
  [searchSlice.name]: searchSlice.reducer,
  [flexibleSlice.name]: flexibleSlice.reducer,
  [experimentsSlice.name]: experimentsSlice.reducer,
  [shellSlice.name]: shellSlice.reducer,
}

export type RootState = StateFromReducersMapObject<typeof reducers> & {
  /** There after `addFavourites`; never on the server. */
  readonly favourites?: readonly Favourite[]
  /** There after `addPayment`. */
  readonly payment?: PaymentState
}

const reducer = combineReducers(reducers) as unknown as Reducer<RootState, UnknownAction, Partial<RootState>>

/**
 * One store per page view: per request on the server, per document in the browser (with the server's state). Put together from
 * its parts: what `configureStore` adds are checks for development and tools that no visitor has, 650 bytes of every first load.
 */
export function createStore(access: ApiAccess, preloadedState?: Partial<RootState>) {
  return legacy_createStore(
    reducer,
    preloadedState,
    applyMiddleware(withExtraArgument(access), storefrontApi.middleware) as StoreEnhancer<{
      dispatch: ThunkDispatch<RootState, ApiAccess, UnknownAction>
    }>,
  )
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

/** The store itself, for what outlives a component. */
export const useAppStore = useStore.withTypes<Store>()
export const useAppDispatch = useDispatch.withTypes<Dispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()
