import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { withFavourite, withoutFavourite, type Favourite } from './favourite-list.ts'

/** Favourites of a visitor who is not signed in. The slice joins the store with its first use. */
export const favouritesSlice = createSlice({
  name: 'favourites',
  initialState: [] as readonly Favourite[],
  reducers: {
    /** From the browser's storage, or changed in another tab. */
    favouritesRead: (_, { payload }: PayloadAction<readonly Favourite[]>) => payload,
    favouriteSaved: (list, { payload }: PayloadAction<Favourite>) => withFavourite(list, payload),
    favouriteDropped: (list, { payload }: PayloadAction<number>) => withoutFavourite(list, payload),
  },
})

export const { favouritesRead, favouriteSaved, favouriteDropped } = favouritesSlice.actions
