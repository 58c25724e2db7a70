import * as endpoints from '@camping/contract/account.endpoints.ts'
import * as schemas from '@camping/contract/account.schemas.ts'
import { serve, serveNothing, serveSession, type CustomerEndpoint } from '../customer-serving.ts'
import { authenticateBooking } from './authenticate-booking.ts'
import { authenticate } from './authenticate.ts'
import { customerStatus } from './customer-status.ts'
import { forgotBookingCredentials } from './forgot-booking.ts'
import { register, sendVerification } from './register.ts'
import { resetLink, resetPassword } from './reset-password.ts'
import { verifyAddress } from './verify-address.ts'

/** Besides account-limits.ts, which counts failed attempts: comparing passwords costs CPU, right or wrong. */
const rateLimit = { max: 60, windowMs: 60_000 }

const byEmail = { request: schemas.emailRequest, reply: schemas.checkInboxReply }

/** The handlers of account.endpoints.ts. */
export const accountRoutes: readonly CustomerEndpoint[] = [
  serveNothing(
    endpoints.customerStatus,
    {
      request: schemas.emailRequest,
      summary: 'Which step of the login page follows an e-mail address',
      rateLimit,
    },
    customerStatus,
  ),
  serveSession(
    endpoints.authenticate,
    {
      request: schemas.authenticateRequest,
      summary: 'Sign in with e-mail address and password',
      rateLimit,
    },
    authenticate,
  ),
  serveSession(
    endpoints.authenticateBooking,
    {
      request: schemas.authenticateBookingRequest,
      summary: 'Sign in to one booking with e-mail address and reference',
      rateLimit,
    },
    authenticateBooking,
  ),
  serve(
    endpoints.register,
    { request: schemas.registerRequest, reply: schemas.checkInboxReply, summary: 'Register' },
    register,
  ),
  serve(
    endpoints.sendVerification,
    { ...byEmail, summary: 'Send the link of a registration again' },
    sendVerification,
  ),
  serve(
    endpoints.verifyAddress,
    { request: schemas.verifyRequest, reply: schemas.verifyReply, summary: 'Make a registration an account' },
    verifyAddress,
  ),
  serve(endpoints.resetLink, { ...byEmail, summary: 'Ask for a link to a new password' }, resetLink),
  serve(
    endpoints.resetPassword,
    { request: schemas.resetPasswordRequest, reply: schemas.doneReply, summary: 'Set a new password' },
    resetPassword,
  ),
  serve(
    endpoints.forgotBookingCredentials,
    { ...byEmail, summary: 'Ask for the references of one’s bookings' },
    forgotBookingCredentials,
  ),
]
