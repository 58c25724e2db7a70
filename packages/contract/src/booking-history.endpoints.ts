import type { z } from 'zod'
import type { BookingHistory, bookingHistoryRequest } from './booking-history.schemas.ts'
import { endpoint } from './endpoint.ts'

/** Who changed what about a booking, when, and what it cost before and after. */
export const getBookingHistory = endpoint<z.input<typeof bookingHistoryRequest>, BookingHistory>(
  'GET',
  'customer-portal/bookings/{bookingId}/history',
)
