import type { OrderIdRequest, PaymentProvider } from '@camping/contract/payment.schemas.ts'
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** A customer's choices for the payment of one booking. */
export interface PaymentChoice {
  /** Undefined: the first of the list (payment-1). */
  readonly provider?: PaymentProvider['paymentProviderIdentifier']
  /** A method of that provider. Undefined: its first. */
  readonly method?: string
  /** Minor units. */
  readonly amount?: number
  /** The chosen rate, when several are pending. */
  readonly rateIndex?: number | undefined
  /** The extras of this payment: the booking gets them when it is paid. */
  readonly extras?: NonNullable<OrderIdRequest['extras']>
  /** The held change of this payment: it is made when it is paid. */
  readonly heldChange?: NonNullable<OrderIdRequest['heldChange']>
}

/** One start of a payment: the same choice keeps its key, so that a repeat after a lost answer opens no second order. */
interface PaymentAttempt {
  readonly content: string
  readonly key: string
}

interface PaymentState {
  readonly attempt?: PaymentAttempt | undefined
  /** The attempt is under way, and leads to the provider. */
  readonly isStarting?: boolean
  /** By booking reference. */
  readonly choices: Readonly<Record<string, PaymentChoice>>
}

const initialState: PaymentState = { choices: {} }

/** A store that may contain payment choices. */
export interface PaymentHolder {
  readonly payment?: PaymentState
}

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
    paymentStarted: (state, { payload }: PayloadAction<PaymentAttempt>) => {
      state.attempt = payload
      state.isStarting = true
    },
    /** Its page was left, shown again as it was left, or there is nothing to do for the chosen provider. */
    paymentStopped: (state) => {
      state.isStarting = false
    },
    /** It could not be started, and nothing was charged: the next start is another attempt (payment-12). */
    paymentFailed: (state) => {
      state.attempt = undefined
      state.isStarting = false
    },
    /** The payment is over: the next one starts without choices. */
    choiceForgotten: (state, { payload }: PayloadAction<{ bookingId: string }>) => {
      delete state.choices[payload.bookingId]
    },
  },
})

export const { paymentChosen, choiceForgotten, paymentStarted, paymentStopped, paymentFailed } =
  paymentSlice.actions

/** A visitor has started a payment, with whichever provider. Dispatched once a start, when the listeners are there. */
export const paymentBegan = createAction<{ readonly bookingId: string }>('payment/began')
