import { z } from 'zod'
import { contractRefOf } from './contract-ref.ts'
import { passwordLimits } from './limits.ts'
import { email } from './email.schemas.ts'
import { personName } from './person-name.schemas.ts'
import { code, line, secret } from './stored-text.ts'

/** A password at sign-in: it is only compared, so any text is accepted. */
export const givenPassword = secret(passwordLimits.given)
/** forms-4: 12–128 characters, no composition rules; the server also refuses common ones. */
const newPassword = secret(passwordLimits.max, passwordLimits.min)
/** The token of a link in a mail: 256 random bits. */
const linkToken = code(/^[\w-]{43}$/)

export const emailRequest = z.object({ email })
export type EmailRequest = z.input<typeof emailRequest>

export const authenticateRequest = z.object({ email, password: givenPassword })
export type AuthenticateRequest = z.input<typeof authenticateRequest>

/** forms-3: spaces removed, upper-cased; letters that Crockford leaves out are read as the digits they resemble. */
export const bookingRefInput = line(40, 0)
  .transform(contractRefOf)
  .pipe(code(/^[0-9A-HJKMNP-TV-Z]{10}$/))

export const authenticateBookingRequest = z.object({ email, bookingRef: bookingRefInput })
export type AuthenticateBookingRequest = z.input<typeof authenticateBookingRequest>

export const authenticateReply = z.object({
  token: z
    .string()
    .nullable()
    .describe('The bearer token; null where the host has put it into its HttpOnly cookie instead'),
})
export type AuthenticateReply = z.infer<typeof authenticateReply>

/** A field of a registration that is parsed and dropped. The owner of the mailbox enters it after opening the link. */
const sentTooEarly = (field: z.ZodType) =>
  field
    .optional()
    .describe('Not kept before the address is proved: it is asked for at `customer-portal/verify`')

/**
 * account-9: only the address counts here. Anybody can register any address, so no other field may reach the
 * account of its owner (decision 186).
 */
export const registerRequest = z.object({
  email,
  firstName: sentTooEarly(personName),
  lastName: sentTooEarly(personName),
  password: sentTooEarly(secret(passwordLimits.given, 0)),
  confirmed_password: sentTooEarly(secret(passwordLimits.given, 0)),
  acceptedTerms: sentTooEarly(z.boolean()),
  newsletter: sentTooEarly(z.boolean()),
})
export type RegisterRequest = z.input<typeof registerRequest>

/** The same reply whether or not a mail is sent: it does not reveal who has an account or a booking. */
export const checkInboxReply = z.object({ status: z.literal('check-inbox') })
export type CheckInboxReply = z.infer<typeof checkInboxReply>

/** The fields that turn a verified address into an account (account-9), from the person who opened the mail. */
export const verifyRequest = z.object({
  token: linkToken,
  firstName: personName,
  lastName: personName,
  password: newPassword,
  confirmed_password: secret(passwordLimits.max, 0),
  acceptedTerms: z.literal(true),
  newsletter: z.boolean().default(false),
})
export type VerifyRequest = z.input<typeof verifyRequest>
export const verifyReply = z.object({ email: z.string() })
export type VerifyReply = z.infer<typeof verifyReply>

/** account-10: the bearer header also carries the reset token. */
export const resetPasswordRequest = z.object({
  token: linkToken,
  password: newPassword,
  confirmed_password: secret(passwordLimits.max, 0),
})
export type ResetPasswordRequest = z.input<typeof resetPasswordRequest>
export const doneReply = z.object({})
