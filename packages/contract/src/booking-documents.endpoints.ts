import type { z } from 'zod'
import type { bookingConfirmationRequest } from './booking.schemas.ts'
import type { BookingMailReply } from './booking-documents.schemas.ts'
import { endpoint } from './endpoint.ts'

type Request = z.input<typeof bookingConfirmationRequest>

/** Sends the confirmation again (booking-10). 429 `too-many-requests` within ten minutes of the last one for this booking. */
export const resendConfirmation = endpoint<Request, BookingMailReply>(
  'POST',
  'booking/confirmation/{cartId}/send',
)
/** iCalendar (RFC 5545): the stay as a calendar entry. A cancelled booking removes the entry. */
export const bookingCalendar = endpoint<Request, never>('GET', 'booking/confirmation/{cartId}/calendar')
/** PDF of the booking. */
export const bookingDocument = endpoint<Request, never>('GET', 'booking/confirmation/{cartId}/document')
/** PDF of what the booker agreed to, in the words of that day (booking-15). 404 for a booking that has none stored. */
export const bookingTexts = endpoint<Request, never>('GET', 'booking/confirmation/{cartId}/texts')
