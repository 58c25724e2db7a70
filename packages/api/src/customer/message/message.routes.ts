import { sendBookingMessage } from '@camping/contract/booking-message.endpoints.ts'
import * as schemas from '@camping/contract/booking-message.schemas.ts'
import { serveSignedIn, type CustomerEndpoint } from '../customer-serving.ts'
import { sendMessage } from './send-message.ts'

export const messageRoutes: readonly CustomerEndpoint[] = [
  serveSignedIn(
    sendBookingMessage,
    {
      request: schemas.bookingMessageRequest,
      reply: schemas.bookingMessageReply,
      summary: 'Write to the service desk about one’s booking',
      // Above the daily limit of send-message.ts, whose refusal should reach the guest.
      rateLimit: { max: 30, windowMs: 60_000 },
    },
    sendMessage,
  ),
]
