import type { z } from 'zod'
import type { bookingConfirmationRequest } from './booking.schemas.ts'
import type { BookingMailReply } from './booking-papers.schemas.ts'
import { endpoint } from './endpoint.ts'

type Request = z.input<typeof bookingConfirmationRequest>

/** GAPS.md "send-confirmation". 429 `too-many-requests` within ten minutes of the last one for this booking. */
export const resendConfirmation = endpoint<Request, BookingMailReply>(
  'POST',
  'booking/confirmation/{cartId}/send',
)
/** iCalendar (RFC 5545): the stay as an entry for a calendar. A cancelled one takes the entry back. */
export const bookingCalendar = endpoint<Request, never>('GET', 'booking/confirmation/{cartId}/calendar')
/** PDF: what was booked, on paper. */
export const bookingDocument = endpoint<Request, never>('GET', 'booking/confirmation/{cartId}/document')
