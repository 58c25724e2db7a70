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

/** SPEC.md §4 "Login page": 204 known, 404 unknown, 401 `check-inbox` not verified yet, 429 too many. */
export const customerStatus = endpoint<EmailRequest, null>('POST', 'customer-portal/status')
/** 401 `login-fail` for whatever does not match; 429 `too-many-attempts`. */
export const authenticate = endpoint<AuthenticateRequest, AuthenticateReply>(
  'POST',
  'customer-portal/authenticate',
)
/** The same answers; the session sees the one booking. */
export const authenticateBooking = endpoint<AuthenticateBookingRequest, AuthenticateReply>(
  'POST',
  'customer-portal/authenticate-booking',
)
/** 409 `email-in-use`; 400 with the field of a password that is too easy. */
export const register = endpoint<RegisterRequest, CheckInboxReply>('POST', 'customer-portal')
/** Sends the link of a registration again. */
export const sendVerification = endpoint<EmailRequest, CheckInboxReply>(
  'POST',
  'customer-portal/send-confirmation',
)
/** Ends a registration. 410 `link-ended` for a link that was used, replaced or is too old. */
export const verifyAddress = endpoint<VerifyRequest, VerifyReply>('POST', 'customer-portal/verify')
export const resetLink = endpoint<EmailRequest, CheckInboxReply>('POST', 'customer-portal/reset/link')
/** 410 `link-ended`; 400 with the field of a password that is too easy. */
export const resetPassword = endpoint<ResetPasswordRequest, object>('POST', 'customer-portal/reset/password')
export const forgotBookingCredentials = endpoint<EmailRequest, CheckInboxReply>(
  'POST',
  'customer-portal/user/forgot-booking-credentials',
)
