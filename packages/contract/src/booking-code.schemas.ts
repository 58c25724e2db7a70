import { z } from 'zod'
import { bookingRefInput } from './account.schemas.ts'
import { typedCode } from './typed-code.schemas.ts'

/** Every call names the booking by its reference. */
const named = { bookingId: bookingRefInput }

export const sendCodeRequest = z.object(named)
export const codeSent = z.object({
  sentTo: z.string().describe('The address of the booking, masked'),
  minutes: z.int().positive().describe('So long the code counts'),
  waitSeconds: z.int().positive().describe('Until another one may be sent'),
})
export type CodeSent = z.infer<typeof codeSent>

export const checkCodeRequest = z.object({
  ...named,
  code: typedCode,
})
export const codeChecked = z.object({
  minutes: z.int().positive().describe('So long what needs a code may be done'),
})
export type CodeChecked = z.infer<typeof codeChecked>
