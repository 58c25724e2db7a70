import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { withFavourite, withoutFavourite, type Favourite } from './favourite-list.ts'

/** What a visitor who is not signed in has kept. Joins the store with its first use (`store/add-favourites.ts`). */
export const favouritesSlice = createSlice({
  name: 'favourites',
  initialState: [] as readonly Favourite[],
  reducers: {
    /** What the browser has stored, or another tab has changed. */
    favouritesRead: (_, { payload }: PayloadAction<readonly Favourite[]>) => payload,
    favouriteKept: (list, { payload }: PayloadAction<Favourite>) => withFavourite(list, payload),
    favouriteDropped: (list, { payload }: PayloadAction<number>) => withoutFavourite(list, payload),
  },
})

export const { favouritesRead, favouriteKept, favouriteDropped } = favouritesSlice.actions
