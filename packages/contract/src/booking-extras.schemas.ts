import { z } from 'zod'
import { bookingRefInput } from './account.schemas.ts'
import { changeTerms } from './booking-changes.schemas.ts'
import { extra } from './booking.schemas.ts'
import { currency, minor } from './values.schemas.ts'

/** An extra of a booking's site, with its booked quantity. */
const bookingExtra = extra.extend({
  changeable: z.boolean().describe('Whether its quantity may become another one'),
  amounts: z
    .array(minor)
    .describe('What each quantity from 0 up costs for this stay; what is booked keeps its agreed price'),
})
export type BookingExtra = z.infer<typeof bookingExtra>

export const bookingExtrasRequest = z.object({ bookingId: bookingRefInput })

export const bookingExtras = z.object({
  extras: z.array(bookingExtra),
  currency,
  due: minor.describe('What is open now, without any change'),
  terms: changeTerms,
})
export type BookingExtras = z.infer<typeof bookingExtras>

/** The complete new choice: removes a changeable extra that it does not name. */
export const bookingExtrasUpdate = z.object({
  bookingId: bookingRefInput,
  extras: z.array(z.object({ id: z.int().positive(), quantity: z.int().min(0).max(50) })).max(40),
  /** The difference that the customer saw (negative: less). Another one by now is 409 `price-changed`. */
  acceptedDifference: minor,
})
export type BookingExtrasUpdate = z.input<typeof bookingExtrasUpdate>

export const bookingExtrasReply = bookingExtras.extend({
  /**
   * `payment-required`: nothing has changed yet; paying `toPay` with these extras (getOrderId `extras`) makes the
   * change.
   */
  outcome: z.enum(['changed', 'payment-required']),
  toPay: minor,
})
export type BookingExtrasReply = z.infer<typeof bookingExtrasReply>
