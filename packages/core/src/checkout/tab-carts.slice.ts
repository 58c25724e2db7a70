import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { readRecord, type PersistedSlice } from '../persist/persisted-slice.ts'
import { noCarts, readTabCarts, type CartRequest, type TabCarts } from './tab-carts.rules.ts'

/** What this tab knows of its carts in an edition. */
export const tabCartsSlice = createSlice({
  name: 'tabCarts',
  initialState: noCarts,
  reducers: {
    /** A request is sent. It stays until it is answered: after a lost answer it is sent again as it was. */
    cartRequested: (carts: TabCarts, { payload }: PayloadAction<CartRequest>) => ({
      ...carts,
      pending: payload,
    }),
    cartOpened: (_: TabCarts, { payload }: PayloadAction<string>) => ({ last: payload, pending: null }),
    cartRefused: (carts: TabCarts) => ({ ...carts, pending: null }),
  },
})

export const { cartRequested, cartOpened, cartRefused } = tabCartsSlice.actions

export const persistedTabCarts: PersistedSlice<TabCarts> = {
  slice: tabCartsSlice,
  area: 'session',
  owner: 'visitor',
  version: 1,
  fields: ['last', 'pending'],
  read: readTabCarts,
  former: { key: (site) => `carts.${site}`, read: (text) => readTabCarts(readRecord(text)) },
}
