import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { readRecord, withoutScope, type PersistedSlice } from '../persist/persisted-slice.ts'
import { cleanedHistory, readEntries, type HistoryEntry } from './search-history.ts'

export interface SearchHistoryState {
  /** Newest first (search-11). */
  readonly entries: readonly HistoryEntry[]
}

const initialState: SearchHistoryState = { entries: [] }

/** The visitor's last searches in an edition. */
export const searchHistorySlice = createSlice({
  name: 'searchHistory',
  initialState,
  reducers: {
    /** A search comes first; an equal one before it goes. */
    searchSaved: (
      state: SearchHistoryState,
      { payload: { entry, today } }: PayloadAction<{ entry: HistoryEntry; today: string }>,
    ) => ({ ...state, entries: cleanedHistory([entry, ...state.entries], today) }),
  },
})

export const { searchSaved } = searchHistorySlice.actions

export const persistedSearchHistory: PersistedSlice<SearchHistoryState> = {
  slice: searchHistorySlice,
  area: 'local',
  owner: 'visitor',
  version: 1,
  fields: ['entries'],
  read: ({ entries }) => ({ entries: readEntries(entries) }),
  former: {
    key: () => 'searchHistory',
    read: (text, locale) => ({
      entries: readEntries(Object.hasOwn(readRecord(text), locale) ? readRecord(text)[locale] : []),
    }),
    rest: withoutScope,
  },
}
