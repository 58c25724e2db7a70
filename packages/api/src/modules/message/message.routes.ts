import { sendBookingMessage } from '@camping/contract/booking-message.endpoints.ts'
import * as schemas from '@camping/contract/booking-message.schemas.ts'
import { serveSignedIn, type ServedEndpoint } from '../../server/serve.ts'
import { sendMessage } from './send-message.ts'

export const messageRoutes: readonly ServedEndpoint[] = [
  serveSignedIn(
    sendBookingMessage,
    {
      request: schemas.bookingMessageRequest,
      reply: schemas.bookingMessageReply,
      summary: 'Write to the service desk about one’s booking',
      rateLimit: { max: 10, windowMs: 60_000 },
    },
    sendMessage,
  ),
]
