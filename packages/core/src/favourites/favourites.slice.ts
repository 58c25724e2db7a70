import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { withoutScope, type PersistedSlice } from '../persist/persisted-slice.ts'
import {
  readFavourites,
  readFormerFavourites,
  withChanges,
  withFavourite,
  withoutFavourite,
  type Favourite,
} from './favourites.rules.ts'

export interface FavouritesState {
  /** Of whoever uses this device without an account, per brand. */
  readonly guest: readonly Favourite[]
  /** Of the account that is signed in, once they are known; null before, and for guests. Never stored. */
  readonly account: readonly Favourite[] | null
}

type Change = (list: readonly Favourite[], favourite: Favourite) => readonly Favourite[]

/** The part of a store's state that has them, once they were opened. */
export interface StateWithFavourites {
  readonly favourites?: FavouritesState
}

const initialState: FavouritesState = { guest: [], account: null }

/** A guest's change. For an account the listeners send it to the server (`favourites.listeners.ts`). */
const ofGuest =
  (change: Change) =>
  (state: FavouritesState, { payload }: PayloadAction<Favourite>): FavouritesState =>
    state.account ? state : { ...state, guest: change(state.guest, payload) }

const ofAccount =
  (change: Change) =>
  (state: FavouritesState, { payload }: PayloadAction<Favourite>): FavouritesState =>
    state.account ? { ...state, account: change(state.account, payload) } : state

/** The visitor's favourites. */
export const favouritesSlice = createSlice({
  name: 'favourites',
  initialState,
  reducers: {
    /** The visitor filled a heart. */
    favouriteSaved: ofGuest(withFavourite),
    /** The visitor emptied a heart. */
    favouriteDropped: ofGuest(withoutFavourite),
    /** The visitor took the drop back: the campsite is in its former position. */
    favouriteRestored: ofGuest(withFavourite),
    /** A save for the account was sent, or a drop refused. */
    accountFavouriteAdded: ofAccount(withFavourite),
    /** A drop for the account was sent, or a save refused. */
    accountFavouriteRemoved: ofAccount(withoutFavourite),
    /** The account has the guest's favourites too now: none stays on the device. */
    accountMerged: (_: FavouritesState, { payload }: PayloadAction<readonly Favourite[]>) => ({
      guest: [],
      account: payload,
    }),
  },
})

export const {
  favouriteSaved,
  favouriteDropped,
  favouriteRestored,
  accountFavouriteAdded,
  accountFavouriteRemoved,
  accountMerged,
} = favouritesSlice.actions

/** The server has a campsite that the visitor saved. */
export const favouriteConfirmed = createAction('favourites/favouriteConfirmed')

/** Campsites and times say nothing of a person, so a guest's stay at sign-out. */
export const persistedFavourites: PersistedSlice<FavouritesState> = {
  slice: favouritesSlice,
  area: 'local',
  owner: 'device',
  version: 1,
  fields: ['guest'],
  read: ({ guest }) => ({ ...initialState, guest: readFavourites(guest) }),
  merge: (stored, before, after) => ({
    ...after,
    guest: withChanges(stored.guest, before.guest, after.guest),
  }),
  former: {
    key: () => 'favourites',
    read: (text, brand) => ({ ...initialState, guest: readFormerFavourites(text, brand) }),
    rest: withoutScope,
  },
}
