import type { AutocompleteItem } from '@camping/contract/search.schemas.ts'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { SiteSorting } from './search-request.ts'

/** The search form while it is being edited; criteria themselves live in the URL. */
export interface SearchDraft {
  text: string
  chosen: AutocompleteItem | null
}

export interface SearchState {
  draft: SearchDraft | null
  sorting: SiteSorting
}

const initialState: SearchState = { draft: null, sorting: 'popular-desc' }

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
  },
})

export const { draftChanged, sortingChanged } = searchSlice.actions
