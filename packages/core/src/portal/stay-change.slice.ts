import type { StayChangeQuote, StayWish } from '@camping/contract/booking-stay.schemas.ts'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Why a stay is not offered, or was not changed; whatever has no name of its own is `failed`. */
export type StayTrouble =
  | 'age'
  | 'arrival'
  | 'below'
  | 'changed'
  | 'choice'
  | 'closed'
  | 'failed'
  | 'length'
  | 'over'
  | 'party'
  | 'past'
  | 'people'
  | 'request'
  | 'same'
  | 'taken'

/** Another stay for a booking, while its page is open. */
export interface StayChange {
  /** What the amounts are for; null until some are known. */
  readonly wish: StayWish | null
  readonly quote: StayChangeQuote | null
  readonly trouble: StayTrouble | null
  readonly isQuoting: boolean
  readonly isChanging: boolean
  /** The same stay at the same amounts has the same key: a repeat after a lost answer gets the result of the first. */
  readonly attempt: { readonly content: string; readonly key: string } | null
}

/** A store that may contain changes of stays. */
export interface StayChangeHolder {
  readonly stayChange?: Readonly<Record<string, StayChange>>
}

export const newStayChange: StayChange = {
  wish: null,
  quote: null,
  trouble: null,
  isQuoting: false,
  isChanging: false,
  attempt: null,
}

const initialState: Readonly<Record<string, StayChange>> = {}

export const stayChangeSlice = createSlice({
  name: 'stayChange',
  initialState,
  reducers: {
    stayChangeOpened: (changes, { payload }: PayloadAction<string>) => {
      changes[payload] = newStayChange
    },
    /** Of a page that was left meanwhile nothing is kept. */
    stayChangeChanged: (
      changes,
      { payload: { bookingId, ...part } }: PayloadAction<{ bookingId: string } & Partial<StayChange>>,
    ) => {
      const present = changes[bookingId]
      if (present) changes[bookingId] = { ...present, ...part }
    },
    stayChangeClosed: (changes, { payload }: PayloadAction<string>) => {
      delete changes[payload]
    },
  },
})

export const { stayChangeOpened, stayChangeChanged, stayChangeClosed } = stayChangeSlice.actions
