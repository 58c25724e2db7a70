import { z } from 'zod'
import { bookingRefInput } from './account.schemas.ts'
import { stayChangeQuote } from './booking-stay.schemas.ts'
import { cartDiscount } from './cart-discount.schemas.ts'
import { line } from './stored-text.ts'
import { idempotencyKey, minor } from './values.schemas.ts'

export const bookingDiscountQuoteRequest = z.object({
  bookingId: bookingRefInput,
  /** As typed: case, spaces and dashes do not count. */
  code: line(40),
})

/** What a discount code would make of a booking. Changes nothing. */
export const bookingDiscountQuote = cartDiscount
  .pick({ code: true, amount: true })
  .extend(
    stayChangeQuote.pick({
      currency: true,
      paid: true,
      due: true,
      refund: true,
      rates: true,
      cancellationSteps: true,
    }).shape,
  )
  .extend({ total: z.object({ before: minor, after: minor }) })
export type BookingDiscountQuote = z.infer<typeof bookingDiscountQuote>

export const bookingDiscountRequest = bookingDiscountQuoteRequest.extend({
  idempotencyKey,
  /** The amounts that the customer saw. Others by now are 409 `quote-changed` with the present `quote`. */
  acceptedTotal: minor,
  acceptedDue: minor,
  acceptedRefund: minor,
})
