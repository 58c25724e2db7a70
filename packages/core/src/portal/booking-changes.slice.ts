import type { CancellationQuote } from '@camping/contract/booking-changes.schemas.ts'
import type { CodeSent } from '@camping/contract/booking-code.schemas.ts'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** A cancellation while its dialog is open. */
export interface Cancellation {
  /** The present amounts; null until they are known. */
  readonly quote: CancellationQuote | null
  /** `noQuote`: there are no amounts; `changed`: there are others by now. */
  readonly trouble: 'noQuote' | 'changed' | 'failed' | null
  readonly isCancelling: boolean
  /** The same amounts have the same key: a repeat after a lost answer gets the result of the first. */
  readonly attempt: { readonly content: string; readonly key: string } | null
}

/** The code by mail that a booking session must enter before a change. */
export interface BookingCode {
  /** Where it was sent; null until that is known. */
  readonly sent: CodeSent | null
  readonly trouble: 'many' | 'notSent' | null
  /** Another code may be requested. */
  readonly maySend: boolean
  readonly isSending: boolean
}

interface BookingChangesState {
  /** By booking, each while its dialog is open. */
  readonly cancellations: Readonly<Record<string, Cancellation>>
  readonly codes: Readonly<Record<string, BookingCode>>
}

/** A store that may contain changes of bookings. */
export interface ChangesHolder {
  readonly bookingChanges?: BookingChangesState
}

export const newCancellation: Cancellation = {
  quote: null,
  trouble: null,
  isCancelling: false,
  attempt: null,
}
export const newCode: BookingCode = { sent: null, trouble: null, maySend: false, isSending: false }

const initialState: BookingChangesState = { cancellations: {}, codes: {} }
type Part<Value> = PayloadAction<{ bookingId: string } & Partial<Value>>

export const bookingChangesSlice = createSlice({
  name: 'bookingChanges',
  initialState,
  reducers: {
    cancellationOpened: ({ cancellations }, { payload }: PayloadAction<string>) => {
      cancellations[payload] = newCancellation
    },
    /** Of a dialog that was closed meanwhile nothing is kept. */
    cancellationChanged: ({ cancellations }, { payload: { bookingId, ...part } }: Part<Cancellation>) => {
      const present = cancellations[bookingId]
      if (present) cancellations[bookingId] = { ...present, ...part }
    },
    cancellationClosed: ({ cancellations }, { payload }: PayloadAction<string>) => {
      delete cancellations[payload]
    },
    codeOpened: ({ codes }, { payload }: PayloadAction<string>) => {
      codes[payload] = newCode
    },
    codeChanged: ({ codes }, { payload: { bookingId, ...part } }: Part<BookingCode>) => {
      const present = codes[bookingId]
      if (present) codes[bookingId] = { ...present, ...part }
    },
    codeClosed: ({ codes }, { payload }: PayloadAction<string>) => {
      delete codes[payload]
    },
  },
})

export const {
  cancellationOpened,
  cancellationChanged,
  cancellationClosed,
  codeOpened,
  codeChanged,
  codeClosed,
} = bookingChangesSlice.actions
