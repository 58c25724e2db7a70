import type { SignInCodeSent } from '@camping/contract/sign-in-code.schemas.ts'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The code that signs in, while its screen is shown; never the typed digits. */
export interface SignInCode {
  /** What the server has answered; null until then. */
  readonly sent: SignInCodeSent | null
  readonly trouble: 'many' | 'notSent' | null
  /** Another code may be requested. */
  readonly maySend: boolean
  readonly isSending: boolean
}

export const noCode: SignInCode = { sent: null, trouble: null, maySend: false, isSending: false }

export const signInCodeSlice = createSlice({
  name: 'signInCode',
  initialState: null as SignInCode | null,
  reducers: {
    signInCodeOpened: () => noCode,
    /** Of a screen that was left meanwhile nothing is kept. */
    signInCodeChanged: (state, { payload }: PayloadAction<Partial<SignInCode>>) =>
      state && { ...state, ...payload },
    signInCodeLeft: () => null,
  },
})

export const { signInCodeOpened, signInCodeChanged, signInCodeLeft } = signInCodeSlice.actions
