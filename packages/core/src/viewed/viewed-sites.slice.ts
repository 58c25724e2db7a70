import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { PersistedSlice } from '../persist/persisted-slice.ts'

/** What a row shows, and some that are not free for another stay. */
const most = 12

export interface ViewedSites {
  /** Newest first. */
  readonly ids: readonly number[]
}

const initialState: ViewedSites = { ids: [] }

/** The campsites whose pages a visitor has seen in an edition. */
export const viewedSitesSlice = createSlice({
  name: 'viewedSites',
  initialState,
  reducers: {
    siteViewed: ({ ids }: ViewedSites, { payload }: PayloadAction<number>) => ({
      ids: [payload, ...ids.filter((id) => id !== payload)].slice(0, most),
    }),
    viewedForgotten: () => initialState,
  },
})

export const { siteViewed, viewedForgotten } = viewedSitesSlice.actions

const isId = (value: unknown): value is number => Number.isInteger(value) && (value as number) > 0

export const persistedViewedSites: PersistedSlice<ViewedSites> = {
  slice: viewedSitesSlice,
  area: 'local',
  owner: 'visitor',
  version: 1,
  fields: ['ids'],
  read: ({ ids }) => ({ ids: Array.isArray(ids) ? [...new Set(ids.filter(isId))].slice(0, most) : [] }),
}
