import type { z } from 'zod'
import type { BookingMessageReply, bookingMessageRequest } from './booking-message.schemas.ts'
import { endpoint } from './endpoint.ts'

/**
 * A message to the service desk about a booking. The same words within a day are the same message and send
 * nothing. 429 `too-many-requests` with Retry-After after ten of one booking, or twenty of one account, within a
 * day.
 */
export const sendBookingMessage = endpoint<z.input<typeof bookingMessageRequest>, BookingMessageReply>(
  'POST',
  'customer-portal/bookings/{bookingId}/message',
)
