import type { AutocompleteItem } from '@camping/contract/search.schemas.ts'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ResultsChoice } from './search.api.ts'
import { exactDate, type Flexibility } from './criteria.rules.ts'

/** The search form during editing; the search itself is in the URL. */
export interface SearchDraft {
  text: string
  /** The suggestion behind the text; null as soon as the text changes. */
  chosen: AutocompleteItem | null
  date: string | null
  duration: number
  adults: number
  /** One per child; null until its age is chosen. */
  childAges: (number | null)[]
}

/** @public named by the types that are published. */
export interface SearchState extends ResultsChoice {
  /** Null while the form shows the URL's search. */
  draft: SearchDraft | null
  /** Moving the map searches what it shows. */
  followsMap: boolean
}

const initialState: SearchState = { draft: null, followsMap: true }

export const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    draftChanged: (state, action: PayloadAction<SearchDraft | null>) => {
      state.draft = action.payload
    },
    mapFollowed: (state, action: PayloadAction<boolean>) => {
      state.followsMap = action.payload
    },
    allFacetsRequested: (state) => {
      state.facets = 'all'
    },
  },
})

export const { draftChanged, mapFollowed, allFacetsRequested } = searchSlice.actions

/** Flexibility of the searched date: lives as long as the document, never in the address (search-1). */
export const flexibleSlice = createSlice({
  name: 'flexible',
  initialState: exactDate,
  reducers: {
    flexibilityChosen: (_, action: PayloadAction<Flexibility>) => action.payload,
  },
})

export const { flexibilityChosen } = flexibleSlice.actions
