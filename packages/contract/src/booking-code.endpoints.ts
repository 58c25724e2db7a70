import type { z } from 'zod'
import type { CodeChecked, checkCodeRequest, CodeSent, sendCodeRequest } from './booking-code.schemas.ts'
import { endpoint } from './endpoint.ts'

/**
 * Sends a code to the booking's address, for a session by reference; within a minute of the last one it sends
 * nothing. 429 `too-many-attempts` with Retry-After above the limit. 404 in an account, which needs no code.
 */
export const sendBookingCode = endpoint<z.input<typeof sendCodeRequest>, CodeSent>(
  'POST',
  'customer-portal/bookings/{bookingId}/code',
)
/**
 * Checks the code. Afterwards the session may use calls that otherwise reply 403 `code-needed`. 400 `code-wrong`
 * with `triesLeft`, 410 `code-ended` for one that is used, too old or tried too often, 429 `too-many-attempts`.
 */
export const checkBookingCode = endpoint<z.input<typeof checkCodeRequest>, CodeChecked>(
  'POST',
  'customer-portal/bookings/{bookingId}/code/check',
)
