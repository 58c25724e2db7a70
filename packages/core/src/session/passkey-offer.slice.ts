import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { PersistedSlice } from '../persist/persisted-slice.ts'

/** Which of the two offers were taken or declined on this device: a passkey, or an account first. */
interface PasskeyOfferState {
  readonly passkey: boolean
  readonly account: boolean
}

const initialState: PasskeyOfferState = { passkey: false, account: false }

/** The offer of a passkey and of an account for one, each made once on a device. */
export const passkeyOfferSlice = createSlice({
  name: 'passkeyOffer',
  initialState,
  reducers: {
    passkeyOfferAnswered: (
      state: PasskeyOfferState,
      { payload }: PayloadAction<keyof PasskeyOfferState>,
    ) => ({
      ...state,
      [payload]: true,
    }),
  },
})

export const { passkeyOfferAnswered } = passkeyOfferSlice.actions

/** Stays at sign-out: it says nothing of a person, and nobody is asked twice. */
export const persistedPasskeyOffer: PersistedSlice<PasskeyOfferState> = {
  slice: passkeyOfferSlice,
  area: 'local',
  owner: 'device',
  version: 1,
  fields: ['passkey', 'account'],
  read: ({ passkey, account }) => ({ passkey: passkey === true, account: account === true }),
}
