import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ChosenQuantities } from './extras.rules.ts'

/** Why a choice was not saved; other reasons than a changed price and the end of changes are `failed`. */
export type ExtrasTrouble = 'priceChanged' | 'closed' | 'failed'

/** Another choice of a booking's extras, until it is saved or its page is left. */
export interface ExtrasChoice {
  readonly chosen: ChosenQuantities
  readonly isSaving: boolean
  readonly trouble: ExtrasTrouble | null
}

/** A store that may contain choices of extras. */
export interface ExtrasHolder {
  readonly extrasChoice?: Readonly<Record<string, ExtrasChoice>>
}

export const unchosen: ExtrasChoice = { chosen: {}, isSaving: false, trouble: null }
const initialState: Readonly<Record<string, ExtrasChoice>> = {}

export const extrasChoiceSlice = createSlice({
  name: 'extrasChoice',
  initialState,
  reducers: {
    extraChosen: (
      choices,
      { payload }: PayloadAction<{ bookingId: string; id: number; quantity: number }>,
    ) => {
      const { bookingId, id, quantity } = payload
      const choice = choices[bookingId] ?? unchosen
      choices[bookingId] = { ...choice, chosen: { ...choice.chosen, [id]: quantity } }
    },
    extrasSaving: (choices, { payload }: PayloadAction<string>) => {
      const choice = choices[payload]
      if (choice) choices[payload] = { ...choice, isSaving: true, trouble: null }
    },
    extrasSaveEnded: (
      choices,
      { payload }: PayloadAction<{ bookingId: string; trouble: ExtrasTrouble | null }>,
    ) => {
      const choice = choices[payload.bookingId]
      if (choice) choices[payload.bookingId] = { ...choice, isSaving: false, trouble: payload.trouble }
    },
    /** The choice was saved, or its page was left. */
    extrasForgotten: (choices, { payload }: PayloadAction<string>) => {
      delete choices[payload]
    },
  },
})

export const { extraChosen, extrasSaving, extrasSaveEnded, extrasForgotten } = extrasChoiceSlice.actions
