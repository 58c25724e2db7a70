import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { readRecord, type PersistedSlice } from '../persist/persisted-slice.ts'

interface BookingCountsState {
  /** By purpose and mixed cart id: the key that a count was asked with, then `done`. The latest last. */
  readonly keys: Readonly<Record<string, string>>
}

/** A store that may contain what this tab has counted. */
export interface BookingCountsHolder {
  readonly bookingCounts?: BookingCountsState
}

const initialState: BookingCountsState = { keys: {} }
const most = 20
const done = 'done'

const withKey = ({ keys }: BookingCountsState, name: string, value: string): BookingCountsState => {
  const { [name]: _, ...others } = keys
  return { keys: Object.fromEntries([...Object.entries(others), [name, value]].slice(-most)) }
}

/** What this tab has counted: each booking once for analytics and once for experiments. */
export const bookingCountsSlice = createSlice({
  name: 'bookingCounts',
  initialState,
  reducers: {
    countRequested: (
      state: BookingCountsState,
      { payload: { name, key } }: PayloadAction<{ name: string; key: string }>,
    ) => withKey(state, name, key),
    /** Counted by this tab or another one: never requested again. */
    countDone: (state: BookingCountsState, { payload }: PayloadAction<string>) =>
      withKey(state, payload, done),
  },
})

export const { countRequested, countDone } = bookingCountsSlice.actions

/** The key that a count was asked with and not answered; `done` for what is done with. */
export const countKeyOf = ({ bookingCounts }: BookingCountsHolder, name: string): string | undefined =>
  bookingCounts?.keys[name]

export const isCounted = (key: string | undefined): boolean => key === done

const read = (keys: unknown): BookingCountsState => ({
  keys: Object.fromEntries(
    Object.entries(Object(keys) as object)
      .filter((pair): pair is [string, string] => typeof pair[1] === 'string')
      .slice(-most),
  ),
})

/** Stays at sign-out: it says nothing of a person, and a booking is counted once. */
export const persistedBookingCounts: PersistedSlice<BookingCountsState> = {
  slice: bookingCountsSlice,
  area: 'session',
  owner: 'device',
  version: 1,
  fields: ['keys'],
  read: ({ keys }) => read(keys),
  former: { key: () => 'booking-counts', read: (text) => read(readRecord(text)) },
}
