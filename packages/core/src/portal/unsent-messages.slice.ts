import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

const initialState: Readonly<Record<string, string>> = {}

/**
 * Words to the service desk that could not be sent because the session had ended, by booking. They are personal: they live as
 * long as the document, in which the login page comes between, and are never stored (security-7).
 */
export const unsentMessagesSlice = createSlice({
  name: 'unsentMessages',
  initialState,
  reducers: {
    messageUnsent: (texts, { payload }: PayloadAction<{ bookingId: string; text: string }>) => {
      texts[payload.bookingId] = payload.text
    },
    messageResumed: (texts, { payload }: PayloadAction<string>) => {
      delete texts[payload]
    },
  },
})

export const { messageUnsent, messageResumed } = unsentMessagesSlice.actions
