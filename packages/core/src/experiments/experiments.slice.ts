import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** search-18: `alpha` is two selects for country and area, `bravo` one free field. */
export type SearchBoxKind = 'alpha' | 'bravo'

interface ExperimentsState {
  /** The box of this visitor; null while undecided: then it is Bravo, and nothing is counted. */
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

/** analytics-5: all experiment calls run only when the flagship setting is the string 'true'. */
export const takesPart = ({ flagship }: { readonly flagship?: string | undefined }): boolean =>
  flagship === 'true'
