import { compareLimit } from '@camping/contract/limits.ts'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { PersistedSlice } from '../persist/persisted-slice.ts'
import { readItems } from './compare.rules.ts'

/** What a visitor puts side by side, in the order chosen. */
export interface ComparedItem {
  readonly item: string
  readonly name: string
}

export interface CompareState {
  readonly items: readonly ComparedItem[]
}

/** The part of a store's state that has it, once it was opened. */
export interface StateWithCompare {
  readonly compare?: CompareState
}

const initialState: CompareState = { items: [] }

export const compareSlice = createSlice({
  name: 'compare',
  initialState,
  reducers: {
    /** Adds what is not there, as long as there is room, and removes what is. */
    compareToggled: ({ items }: CompareState, { payload }: PayloadAction<ComparedItem>) => {
      const rest = items.filter(({ item }) => item !== payload.item)
      const hasRoom = items.length < compareLimit
      return { items: rest.length < items.length || !hasRoom ? rest : [...items, payload] }
    },
    /** What an address compares, to add to it. */
    compareSet: (_: CompareState, { payload }: PayloadAction<readonly ComparedItem[]>) => ({
      items: payload,
    }),
    compareCleared: () => initialState,
  },
})

export const { compareToggled, compareSet, compareCleared } = compareSlice.actions

const longestName = 120

function readItem(value: unknown): ComparedItem[] {
  const { item, name } = Object(value) as Record<string, unknown>
  if (typeof item !== 'string' || typeof name !== 'string') return []
  return readItems(new URLSearchParams({ items: item })).map((one) => ({
    item: one,
    name: name.slice(0, longestName),
  }))
}

/** One tab's choice, gone with it: what is compared belongs to one search. */
export const persistedCompare: PersistedSlice<CompareState> = {
  slice: compareSlice,
  area: 'session',
  owner: 'visitor',
  version: 1,
  fields: ['items'],
  read: ({ items }) => ({
    items: (Array.isArray(items) ? items.slice(0, compareLimit) : []).flatMap(readItem),
  }),
}
