import * as endpoints from '@camping/contract/booking-papers.endpoints.ts'
import * as schemas from '@camping/contract/booking-papers.schemas.ts'
import { bookingConfirmationRequest } from '@camping/contract/booking.schemas.ts'
import { serve, type ServedEndpoint } from '../../server/serve.ts'
import { resendConfirmation } from './resend-confirmation.ts'

/** What a booking is written down in: mails, calendar file, document. */
export const bookingPapersRoutes: readonly ServedEndpoint[] = [
  serve(
    endpoints.resendConfirmation,
    {
      request: bookingConfirmationRequest,
      reply: schemas.bookingMailReply,
      summary: 'Send the mail about a booking again, to the address it was booked with',
      rateLimit: { max: 10, windowMs: 60_000 },
    },
    resendConfirmation,
  ),
]
