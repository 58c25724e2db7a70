import type { OrderIdRequest, PaymentProvider } from '@camping/contract/payment.schemas.ts'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** What a customer has chosen for the payment of one booking, so far. */
export interface PaymentChoice {
  /** Undefined: the first of the list (SPEC.md §4 "Payment flow"). */
  readonly provider?: PaymentProvider['paymentProviderIdentifier']
  /** Minor units. */
  readonly amount?: number
  /** The rate that was chosen, where more than one is pending. */
  readonly rateIndex?: number | undefined
  /** The extras that this payment is made for: the booking has them when it is paid. */
  readonly extras?: NonNullable<OrderIdRequest['extras']>
}

export interface PaymentState {
  /** By booking reference. */
  readonly choices: Readonly<Record<string, PaymentChoice>>
}

const initialState: PaymentState = { choices: {} }

export const paymentSlice = createSlice({
  name: 'payment',
  initialState,
  reducers: {
    paymentChosen: (
      state,
      { payload: { bookingId, ...choice } }: PayloadAction<PaymentChoice & { bookingId: string }>,
    ) => {
      state.choices[bookingId] = { ...state.choices[bookingId], ...choice }
    },
    /** A payment is over: the next one starts with nothing chosen. */
    choiceForgotten: (state, { payload }: PayloadAction<{ bookingId: string }>) => {
      delete state.choices[payload.bookingId]
    },
  },
})

export const { paymentChosen, choiceForgotten } = paymentSlice.actions
