import {
  combineReducers,
  configureStore,
  createDynamicMiddleware,
  type Reducer,
  type StateFromReducersMapObject,
  type ThunkDispatch,
  type UnknownAction,
  type WithSlice,
} from '@reduxjs/toolkit'
import { useDispatch, useSelector, useStore } from 'react-redux'
import { storefrontApi, type ApiAccess } from '../api/storefront-api.ts'
import type { chatbotSlice } from '../chatbot/chatbot.slice.ts'
import type { bookingCountsSlice } from '../checkout/booking-counts.slice.ts'
import type { checkoutSlice } from '../checkout/checkout.slice.ts'
import type { tabCartsSlice } from '../checkout/tab-carts.slice.ts'
import { experimentsSlice } from '../experiments/experiments.slice.ts'
import type { favouritesSlice } from '../favourites/favourites.slice.ts'
import type { paymentSlice } from '../payment/payment.slice.ts'
import type { bookingChangesSlice } from '../portal/booking-changes.slice.ts'
import type { compareSlice } from '../compare/compare.slice.ts'
import type { extrasChoiceSlice } from '../portal/extras-choice.slice.ts'
import type { stayChangeSlice } from '../portal/stay-change.slice.ts'
import type { unsentMessagesSlice } from '../portal/unsent-messages.slice.ts'
import type { helpfulVotesSlice } from '../reviews/helpful-votes.slice.ts'
import type { searchHistorySlice } from '../search/search-history.slice.ts'
import { flexibleSlice, searchSlice } from '../search/search.slice.ts'
import type { loginSlice } from '../session/login.slice.ts'
import type { passkeyOfferSlice } from '../session/passkey-offer.slice.ts'
import type { signInCodeSlice } from '../session/sign-in-code.slice.ts'
import { shellSlice } from '../shell/shell.slice.ts'
import type { viewedSitesSlice } from '../viewed/viewed-sites.slice.ts'

declare global {
  namespace NodeJS {
    interface ProcessEnv {
      /** Vite replaces it in browser code served from source only where it is written with a dot. */
      NODE_ENV?: string
    }
  }
}

/** The state of every page's store. */
const firstReducers = {
  [storefrontApi.reducerPath]: storefrontApi.reducer,
  [searchSlice.name]: searchSlice.reducer,
  [flexibleSlice.name]: flexibleSlice.reducer,
  [experimentsSlice.name]: experimentsSlice.reducer,
  [shellSlice.name]: shellSlice.reducer,
}

/** Slices that no first load includes and the server never has: each joins a store by `inject` on first use. */
type LazySlices = WithSlice<typeof bookingChangesSlice> &
  WithSlice<typeof bookingCountsSlice> &
  WithSlice<typeof chatbotSlice> &
  WithSlice<typeof checkoutSlice> &
  WithSlice<typeof compareSlice> &
  WithSlice<typeof extrasChoiceSlice> &
  WithSlice<typeof favouritesSlice> &
  WithSlice<typeof helpfulVotesSlice> &
  WithSlice<typeof loginSlice> &
  WithSlice<typeof passkeyOfferSlice> &
  WithSlice<typeof paymentSlice> &
  WithSlice<typeof searchHistorySlice> &
  WithSlice<typeof signInCodeSlice> &
  WithSlice<typeof stayChangeSlice> &
  WithSlice<typeof tabCartsSlice> &
  WithSlice<typeof unsentMessagesSlice> &
  WithSlice<typeof viewedSitesSlice>

export type RootState = StateFromReducersMapObject<typeof firstReducers> & Readonly<Partial<LazySlices>>
export type Dispatch = ThunkDispatch<RootState, ApiAccess, UnknownAction>

interface LazySlice {
  readonly name: keyof LazySlices
  readonly reducer: Reducer
}

const rootReducer = (reducers: Readonly<Record<string, Reducer>>) =>
  combineReducers(reducers) as unknown as Reducer<RootState, UnknownAction, Partial<RootState>>

/** One store per page view: per request on the server, per document in the browser (with the server's state). */
export function createStore(access: ApiAccess, preloadedState?: Partial<RootState>) {
  const lazyMiddleware = createDynamicMiddleware<RootState, Dispatch>()
  const store = configureStore({
    reducer: rootReducer(firstReducers),
    preloadedState,
    devTools: process.env.NODE_ENV === 'development',
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: access },
        // redux-persist's actions carry functions and errors.
        serializableCheck: process.env.NODE_ENV !== 'production' && {
          ignoredActions: ['persist/PERSIST', 'persist/FLUSH', 'persist/REHYDRATE'],
        },
      }).concat(storefrontApi.middleware, lazyMiddleware.middleware),
    // The server has no frames to wait for, and the browser shows an answer as soon as it arrives.
    enhancers: (defaults) => defaults({ autoBatch: false }),
  })

  let reducers: Record<string, Reducer> = firstReducers
  return Object.assign(store, {
    /** Adds a slice with its initial state; repeated calls change nothing. The other slices stay. */
    inject({ name, reducer }: LazySlice): void {
      if (reducers[name]) return
      reducers = { ...reducers, [name]: reducer }
      store.replaceReducer(rootReducer(reducers))
    },
    /** Adds middleware of a lazy part; repeated calls change nothing. */
    addMiddleware: lazyMiddleware.addMiddleware,
  })
}

export type Store = ReturnType<typeof createStore>

/**
 * The server's state for the browser. Excludes the API cache's settings: each side has its own, and the server's
 * infinite lifetime would arrive as `null`, which evicts every answer at once. Of an answer it excludes which request it came of and
 * when that began, and that nothing makes it out of date: a document is short of bytes.
 */
export function stateForBrowser(state: RootState): Partial<RootState> {
  const { config: _, queries, provided, ...api } = state[storefrontApi.reducerPath]
  const sent = {
    ...api,
    queries: Object.fromEntries(
      Object.entries(queries).flatMap(([key, query]) => {
        if (!query) return []
        const { requestId: _id, startedTimeStamp: _began, ...answer } = query
        return [[key, answer]]
      }),
    ),
    provided: {
      tags: provided.tags,
      keys: Object.fromEntries(Object.entries(provided.keys).filter(([, tags]) => tags && tags.length > 0)),
    },
  }
  // The cache's reducer fills in the rest.
  return { ...state, [storefrontApi.reducerPath]: sent as unknown as RootState['api'] }
}

/** The store itself, for code that outlives a component. */
export const useAppStore = useStore.withTypes<Store>()
export const useAppDispatch = useDispatch.withTypes<Dispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()
