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
import {
  readGuestLists,
  withListChanges,
  withListName,
  withNewList,
  withoutList,
  withSharing,
  withSiteOff,
  withSiteOn,
  type GuestList,
  type GuestSharing,
} from './guest-lists.rules.ts'

export interface FavouritesState {
  /** Of whoever uses this device without an account, per brand. */
  readonly guest: readonly Favourite[]
  /** The lists that they made of them, the one used last first. An account's are the server's (favourite-lists.api.ts). */
  readonly lists: readonly GuestList[]
  /** Of the account that is signed in, once they are known; null before, and for guests. Never stored. */
  readonly account: readonly Favourite[] | null
}

type Change = (list: readonly Favourite[], favourite: Favourite) => readonly Favourite[]

/** The part of a store's state that has them, once they were opened. */
export interface StateWithFavourites {
  readonly favourites?: FavouritesState
}

const initialState: FavouritesState = { guest: [], lists: [], account: null }

type Lists = readonly GuestList[]

/** A guest's change. For an account the listeners send it to the server (`favourites.listeners.ts`). */
const ofGuest =
  (change: Change, changeLists: (lists: Lists, favourite: Favourite) => Lists) =>
  (state: FavouritesState, { payload }: PayloadAction<Favourite>): FavouritesState =>
    state.account
      ? state
      : { ...state, guest: change(state.guest, payload), lists: changeLists(state.lists, payload) }

/** A heart adds to the list used last, if there is one. */
const onLastList = (lists: Lists, { siteId }: Favourite): Lists =>
  lists[0] ? withSiteOn(lists, { id: lists[0].id, siteId, at: lists[0].usedAt }) : lists

const offLists = (lists: Lists, { siteId }: Favourite): Lists => withSiteOff(lists, siteId)

/** A change of a guest's lists. */
const ofLists =
  <Payload>(change: (lists: Lists, payload: Payload) => Lists) =>
  (state: FavouritesState, { payload }: PayloadAction<Payload>): FavouritesState =>
    state.account ? state : { ...state, lists: change(state.lists, payload) }

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
    favouriteSaved: ofGuest(withFavourite, onLastList),
    /** The visitor emptied a heart. */
    favouriteDropped: ofGuest(withoutFavourite, offLists),
    /** The visitor took the drop back: the campsite is in its former position. */
    favouriteRestored: ofGuest(withFavourite, onLastList),
    listMade: ofLists((lists, made: { readonly name: string; readonly at: number }) =>
      withNewList(lists, made),
    ),
    listRenamed: ofLists((lists, { id, name }: { readonly id: number; readonly name: string }) =>
      withListName(lists, id, name),
    ),
    /** Its campsites stay favourites. */
    listDeleted: ofLists((lists, id: number) => withoutList(lists, id)),
    /** A list got a link, or lost it. */
    listShared: ofLists(
      (lists, { id, sharing }: { readonly id: number; readonly sharing: GuestSharing | null }) =>
        withSharing(lists, id, sharing),
    ),
    /** The visitor put a campsite on a list: it is a favourite then. */
    siteListed: (
      state: FavouritesState,
      { payload }: PayloadAction<{ readonly id: number; readonly siteId: number; readonly at: number }>,
    ): FavouritesState =>
      state.account
        ? state
        : {
            ...state,
            guest: withFavourite(state.guest, { siteId: payload.siteId, since: payload.at }),
            lists: withSiteOn(state.lists, payload),
          },
    /** The visitor took a campsite off a list; it stays a favourite. */
    siteUnlisted: ofLists((lists, { id, siteId }: { readonly id: number; readonly siteId: number }) =>
      withSiteOff(lists, siteId, id),
    ),
    /** A save for the account was sent, or a drop refused. */
    accountFavouriteAdded: ofAccount(withFavourite),
    /** A drop for the account was sent, or a save refused. */
    accountFavouriteRemoved: ofAccount(withoutFavourite),
    /** The account has the guest's favourites too now: none stays on the device. */
    accountMerged: (_: FavouritesState, { payload }: PayloadAction<readonly Favourite[]>) => ({
      guest: [],
      lists: [],
      account: payload,
    }),
  },
})

export const {
  favouriteSaved,
  favouriteDropped,
  favouriteRestored,
  listMade,
  listRenamed,
  listDeleted,
  listShared,
  siteListed,
  siteUnlisted,
  accountFavouriteAdded,
  accountFavouriteRemoved,
  accountMerged,
} = favouritesSlice.actions

/** A campsite is saved, and its visitor has several lists to choose from. The payload is the campsite. */
export const listsOffered = createAction<number>('favourites/listsOffered')

/** The server has a campsite that the visitor saved. */
export const favouriteConfirmed = createAction('favourites/favouriteConfirmed')

/** Campsites, times and names of lists say nothing of a person, so a guest's stay at sign-out. */
export const persistedFavourites: PersistedSlice<FavouritesState> = {
  slice: favouritesSlice,
  area: 'local',
  owner: 'device',
  version: 1,
  fields: ['guest', 'lists'],
  read: ({ guest, lists }) => ({
    ...initialState,
    guest: readFavourites(guest),
    lists: readGuestLists(lists),
  }),
  merge: (stored, before, after) => ({
    ...after,
    guest: withChanges(stored.guest, before.guest, after.guest),
    lists: withListChanges(stored.lists, before.lists, after.lists),
  }),
  former: {
    key: () => 'favourites',
    read: (text, brand) => ({ ...initialState, guest: readFormerFavourites(text, brand) }),
    rest: withoutScope,
  },
}
