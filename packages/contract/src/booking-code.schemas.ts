import { z } from 'zod'
import { bookingRefInput } from './account.schemas.ts'
import { codeDigits } from './limits.ts'
import type { Problem } from './problem.schemas.ts'
import { line } from './stored-text.ts'

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
  code: line(40, 0)
    .transform((text) => text.replace(/\D/g, ''))
    .pipe(z.string().length(codeDigits))
    .describe('As it is in the mail; spaces do not matter'),
})
export const codeChecked = z.object({
  minutes: z.int().positive().describe('So long what needs a code may be done'),
})
export type CodeChecked = z.infer<typeof codeChecked>

/** Additional members of the problem `code-wrong`. */
export type CodeWrong = Problem & { triesLeft?: number }
