import type { AutocompleteItem } from '@camping/contract/search.schemas.ts'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ResultsChoice, SiteSorting } from './search-request.ts'

/** The search form while it is being edited; what is searched lives in the URL. */
export interface SearchDraft {
  text: string
  /** The suggestion behind the text; null as soon as the text is changed. */
  chosen: AutocompleteItem | null
  date: string | null
  duration: number
  adults: number
  /** One per child; null while its age is not chosen. */
  childAges: (number | null)[]
}

export interface SearchState extends ResultsChoice {
  /** Null while the form shows what the URL says. */
  draft: SearchDraft | null
}

const initialState: SearchState = { draft: null, sorting: 'popular-desc', mapArea: null }

export const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    draftChanged: (state, action: PayloadAction<SearchDraft | null>) => {
      state.draft = action.payload
    },
    sortingChanged: (state, action: PayloadAction<SiteSorting>) => {
      state.sorting = action.payload
    },
    mapAreaChosen: (state, action: PayloadAction<ResultsChoice['mapArea']>) => {
      state.mapArea = action.payload
    },
    allAreasWanted: (state) => {
      state.facets = 'all'
    },
  },
})

export const { draftChanged, sortingChanged, mapAreaChosen, allAreasWanted } = searchSlice.actions
