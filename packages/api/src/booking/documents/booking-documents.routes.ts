import * as endpoints from '@camping/contract/booking-documents.endpoints.ts'
import * as schemas from '@camping/contract/booking-documents.schemas.ts'
import { bookingConfirmationRequest } from '@camping/contract/booking.schemas.ts'
import { serve, serveFile, type CatalogueEndpoint } from '../../catalogue/search/catalogue-serving.ts'
import { bookingCalendar, bookingDocument, bookingTexts } from './booking-documents.ts'
import { resendConfirmation } from './resend-confirmation.ts'

/** Calendar file, document and repeated mail of a booking. */
export const bookingDocumentRoutes: readonly CatalogueEndpoint[] = [
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
  serveFile(
    endpoints.bookingTexts,
    {
      request: bookingConfirmationRequest,
      summary: 'What the booker agreed to, in the words of that day (PDF)',
      rateLimit: { max: 20, windowMs: 60_000 },
    },
    bookingTexts,
  ),
]
