import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { exactDate, type Flexibility } from './flexible-dates.ts'

/** How the visitor means the date of the search: kept while the document lives, never in the address (SPEC.md §2). */
export const flexibleSlice = createSlice({
  name: 'flexible',
  initialState: exactDate,
  reducers: {
    flexibilityChosen: (_, action: PayloadAction<Flexibility>) => action.payload,
  },
})

export const { flexibilityChosen } = flexibleSlice.actions
