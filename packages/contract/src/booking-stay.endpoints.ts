import type { z } from 'zod'
import type {
  BookingStay,
  bookingStayRequest,
  HeldChangeReleased,
  StayChangeQuote,
  StayChangeReply,
  StayChangeRequest,
  StayWish,
} from './booking-stay.schemas.ts'
import { endpoint } from './endpoint.ts'

/** What a booking's stay is, and what it may become. */
export const getBookingStay = endpoint<z.input<typeof bookingStayRequest>, BookingStay>(
  'GET',
  'customer-portal/bookings/{bookingId}/stay',
)
/** What another stay would make of the booking; changes nothing. */
export const quoteStayChange = endpoint<StayWish, StayChangeQuote>(
  'POST',
  'customer-portal/bookings/{bookingId}/stay/quote',
)
/** Changes the stay at the quoted amounts. 409 `quote-changed` with the present `quote`, and nothing has changed. */
export const changeBookingStay = endpoint<StayChangeRequest, StayChangeReply>(
  'POST',
  'customer-portal/bookings/{bookingId}/stay',
)
/** Gives the unit of a change back that waits for its payment; the booking stays as it is. */
export const releaseHeldChange = endpoint<z.input<typeof bookingStayRequest>, HeldChangeReleased>(
  'DELETE',
  'customer-portal/bookings/{bookingId}/stay/held',
)
