import * as endpoints from '@camping/contract/booking-code.endpoints.ts'
import * as schemas from '@camping/contract/booking-code.schemas.ts'
import { serveSignedIn, type CustomerEndpoint } from '../customer-serving.ts'
import { checkBookingCode, sendBookingCode } from './show-code.ts'

const rateLimit = { max: 20, windowMs: 60_000 }

/** The handlers of booking-code.endpoints.ts. */
export const bookingCodeRoutes: readonly CustomerEndpoint[] = [
  serveSignedIn(
    endpoints.sendBookingCode,
    {
      request: schemas.sendCodeRequest,
      reply: schemas.codeSent,
      summary: 'Have a code sent to the mailbox of the booking',
      rateLimit,
    },
    sendBookingCode,
  ),
  serveSignedIn(
    endpoints.checkBookingCode,
    {
      request: schemas.checkCodeRequest,
      reply: schemas.codeChecked,
      summary: 'Show the code, and be allowed what needs it for a while',
      rateLimit,
    },
    checkBookingCode,
  ),
]
