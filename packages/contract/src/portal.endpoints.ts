import type { z } from 'zod'
import type { BookingMailReply } from './booking-documents.schemas.ts'
import { endpoint } from './endpoint.ts'
import type {
  CustomerBooking,
  CustomerBookings,
  customerBookingRequest,
  customerDocumentRequest,
} from './portal.schemas.ts'

/**
 * portal-3: an account sees all bookings of its address and its account; a booking session the one it was opened
 * for.
 */
export const getCustomerBookings = endpoint<Record<string, never>, CustomerBookings>(
  'GET',
  'customer-portal/bookings',
)
/** 404 for another customer's booking as for one that does not exist. */
export const getCustomerBooking = endpoint<z.input<typeof customerBookingRequest>, CustomerBooking>(
  'GET',
  'customer-portal/bookings/{bookingId}',
)
/**
 * booking-11, `…/documents/{id}`: a PDF. Opening an invoice first issues it. 404 for another customer's booking,
 * and for a document that the booking does not have.
 */
export const getCustomerDocument = endpoint<z.input<typeof customerDocumentRequest>, never>(
  'GET',
  'customer-portal/bookings/{bookingId}/documents/{documentId}',
)
/**
 * Sends the mail about one's booking again, to the address it was booked with (booking-10). 429 `too-many-requests` within ten
 * minutes of the last one, 404 for another customer's booking.
 */
export const sendCustomerConfirmation = endpoint<z.input<typeof customerBookingRequest>, BookingMailReply>(
  'POST',
  'customer-portal/bookings/{bookingId}/send-confirmation',
)
/** iCalendar (RFC 5545): the stay as a calendar entry. A cancelled booking removes the entry. */
export const getCustomerCalendar = endpoint<z.input<typeof customerBookingRequest>, never>(
  'GET',
  'customer-portal/bookings/{bookingId}/calendar',
)
