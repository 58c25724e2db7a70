import type { z } from 'zod'
import { endpoint } from './endpoint.ts'
import type {
  BookingExtras,
  BookingExtrasReply,
  bookingExtrasRequest,
  BookingExtrasUpdate,
} from './booking-extras.schemas.ts'

export const getBookingExtras = endpoint<z.input<typeof bookingExtrasRequest>, BookingExtras>(
  'GET',
  'customer-portal/bookings/{bookingId}/extras',
)
/** 409 `changes-not-allowed` with the `rule`, 409 `price-changed` with the present `difference`, 400 `extras.<index>.<field>`. */
export const putBookingExtras = endpoint<BookingExtrasUpdate, BookingExtrasReply>(
  'PUT',
  'customer-portal/bookings/{bookingId}/extras',
)
