import type { z } from 'zod'
import type {
  CancellationQuote,
  cancellationQuoteRequest,
  CancellationReply,
  CancellationRequest,
} from './booking-changes.schemas.ts'
import { endpoint } from './endpoint.ts'

/** What cancelling would cost and refund; changes nothing. */
export const quoteCancellation = endpoint<z.input<typeof cancellationQuoteRequest>, CancellationQuote>(
  'POST',
  'customer-portal/bookings/{bookingId}/cancel/quote',
)
/** Cancels at the quoted amounts. 409 `quote-changed` or `not-cancellable`, each with the present `quote`. */
export const cancelCustomerBooking = endpoint<CancellationRequest, CancellationReply>(
  'POST',
  'customer-portal/bookings/{bookingId}/cancel',
)
