import * as endpoints from '@camping/contract/booking-papers.endpoints.ts'
import * as schemas from '@camping/contract/booking-papers.schemas.ts'
import { bookingConfirmationRequest } from '@camping/contract/booking.schemas.ts'
import { serve, serveFile, type ServedEndpoint } from '../../server/serve.ts'
import { bookingCalendar, bookingDocument } from './booking-papers.ts'
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
  serveFile(
    endpoints.bookingCalendar,
    {
      request: bookingConfirmationRequest,
      summary: 'The stay as an entry for a calendar (iCalendar)',
      rateLimit: { max: 60, windowMs: 60_000 },
    },
    bookingCalendar,
  ),
  serveFile(
    endpoints.bookingDocument,
    {
      request: bookingConfirmationRequest,
      summary: 'The booking on paper (PDF)',
      // Drawing one takes some ten milliseconds of the only thread.
      rateLimit: { max: 20, windowMs: 60_000 },
    },
    bookingDocument,
  ),
]
