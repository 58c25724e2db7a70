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
