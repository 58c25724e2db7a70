import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** SPEC.md §4: `alpha` is two selects for country and area, `bravo` one free field. */
export type SearchBoxKind = 'alpha' | 'bravo'

export interface ExperimentsState {
  /** The box this visitor gets; null while nothing is decided: then it is Bravo, and nothing is counted. */
  searchBox: SearchBoxKind | null
}

const initialState: ExperimentsState = { searchBox: null }

export const experimentsSlice = createSlice({
  name: 'experiments',
  initialState,
  reducers: {
    searchBoxDecided: (state, action: PayloadAction<SearchBoxKind | null>) => {
      state.searchBox = action.payload
    },
  },
})

export const { searchBoxDecided } = experimentsSlice.actions
