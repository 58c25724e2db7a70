import type { z } from 'zod'
import type {
  BookingDiscountQuote,
  bookingDiscountQuoteRequest,
  bookingDiscountRequest,
} from './booking-discount.schemas.ts'
import { endpoint } from './endpoint.ts'

/**
 * What a discount code that was forgotten would take off a booking. 409 `discount-refused` with the reason (DiscountRefused), 409
 * `discount-closed` where the booking takes none, 429 `too-many-attempts`.
 */
export const quoteBookingDiscount = endpoint<
  z.input<typeof bookingDiscountQuoteRequest>,
  BookingDiscountQuote
>('POST', 'customer-portal/bookings/{bookingId}/discount/quote')
/** Takes it off, at the quoted amounts. As the quote, and 409 `quote-changed` with the present `quote`; then nothing has changed. */
export const addBookingDiscount = endpoint<z.input<typeof bookingDiscountRequest>, BookingDiscountQuote>(
  'POST',
  'customer-portal/bookings/{bookingId}/discount',
)
