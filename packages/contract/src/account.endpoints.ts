import type {
  AuthenticateBookingRequest,
  AuthenticateReply,
  AuthenticateRequest,
  CheckInboxReply,
  EmailRequest,
  RegisterRequest,
  ResetPasswordRequest,
  VerifyReply,
  VerifyRequest,
} from './account.schemas.ts'
import { endpoint } from './endpoint.ts'

/** account-1: 204 known, 404 unknown, 401 `check-inbox` not verified yet, 429 too many. */
export const customerStatus = endpoint<EmailRequest, null>('POST', 'customer-portal/status')
/** 401 `login-fail` for any mismatch; 429 `too-many-attempts`. */
export const authenticate = endpoint<AuthenticateRequest, AuthenticateReply>(
  'POST',
  'customer-portal/authenticate',
)
/** The same replies; the session sees the one booking. */
export const authenticateBooking = endpoint<AuthenticateBookingRequest, AuthenticateReply>(
  'POST',
  'customer-portal/authenticate-booking',
)
/** Sends a link to an address; the newest registration of an address ends the earlier ones. 409 `email-in-use`. */
export const register = endpoint<RegisterRequest, CheckInboxReply>('POST', 'customer-portal')
/** Sends the link of a registration again. */
export const sendVerification = endpoint<EmailRequest, CheckInboxReply>(
  'POST',
  'customer-portal/send-confirmation',
)
/**
 * Turns a registration into an account, with the name and password given here. 410 `link-ended` for a link that
 * was used, replaced or is too old; 400 with the field of a password that is too easy, and the link stays valid.
 */
export const verifyAddress = endpoint<VerifyRequest, VerifyReply>('POST', 'customer-portal/verify')
export const resetLink = endpoint<EmailRequest, CheckInboxReply>('POST', 'customer-portal/reset/link')
/** 410 `link-ended`; 400 with the field of a password that is too easy. */
export const resetPassword = endpoint<ResetPasswordRequest, object>('POST', 'customer-portal/reset/password')
export const forgotBookingCredentials = endpoint<EmailRequest, CheckInboxReply>(
  'POST',
  'customer-portal/user/forgot-booking-credentials',
)
