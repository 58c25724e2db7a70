import { z } from 'zod'
import { isEmailAddress, longestEmailAddress } from './email-address.ts'

/** GAPS.md "Form rules": trimmed, required, valid, at most 254 characters. */
const email = z.string().trim().max(longestEmailAddress).refine(isEmailAddress, 'Must be an e-mail address')

/** A password somebody signs in with: whatever it is, it is only compared. */
const givenPassword = z.string().min(1).max(256)
/** GAPS.md "Form rules": 12–128 characters, no composition rules; the server refuses common ones besides. */
const newPassword = z.string().min(12).max(128)
const name = z.string().trim().min(1).max(60)
/** Of a link in one of our mails: 256 random bits. */
const linkToken = z.string().regex(/^[\w-]{43}$/)

export const emailRequest = z.object({ email })
export type EmailRequest = z.input<typeof emailRequest>

export const authenticateRequest = z.object({ email, password: givenPassword })
export type AuthenticateRequest = z.input<typeof authenticateRequest>

/** GAPS.md "Form rules": spaces removed, upper-cased; the letters Crockford leaves out are read as what they look like. */
export const bookingRefInput = z
  .string()
  .max(40)
  .transform((text) =>
    text.replace(/[\s-]/g, '').toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1').replace(/U/g, 'V'),
  )
  .pipe(z.string().regex(/^[0-9A-HJKMNP-TV-Z]{10}$/))

export const authenticateBookingRequest = z.object({ email, bookingRef: bookingRefInput })
export type AuthenticateBookingRequest = z.input<typeof authenticateBookingRequest>

export const authenticateReply = z.object({
  token: z
    .string()
    .nullable()
    .describe('The bearer token; null where the host has put it into its HttpOnly cookie instead'),
})
export type AuthenticateReply = z.infer<typeof authenticateReply>

/** SPEC.md §3 "Sign-up fields". */
export const registerRequest = z.object({
  firstName: name,
  lastName: name,
  email,
  password: newPassword,
  confirmed_password: z.string().max(128),
  acceptedTerms: z.literal(true),
  newsletter: z.boolean().default(false),
})
export type RegisterRequest = z.input<typeof registerRequest>

/** The same answer whether or not a mail is sent: it tells nobody who has an account or a booking. */
export const checkInboxReply = z.object({ status: z.literal('check-inbox') })
export type CheckInboxReply = z.infer<typeof checkInboxReply>

export const verifyRequest = z.object({ token: linkToken })
export type VerifyRequest = z.input<typeof verifyRequest>
export const verifyReply = z.object({ email: z.string() })
export type VerifyReply = z.infer<typeof verifyReply>

/** SPEC.md §7: the bearer header carries the reset token, too. */
export const resetPasswordRequest = z.object({
  token: linkToken,
  password: newPassword,
  confirmed_password: z.string().max(128),
})
export type ResetPasswordRequest = z.input<typeof resetPasswordRequest>
export const doneReply = z.object({})
