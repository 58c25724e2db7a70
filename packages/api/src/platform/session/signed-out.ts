import { ProblemError } from '../problem-error.ts'

/**
 * 401 for a call that needs a customer: no token, an unknown one, or an expired one. The type distinguishes it
 * from the 401 that is a regular reply (`customer-portal/status`); the header makes the host delete the cookie.
 */
export function signedOut(): ProblemError {
  return new ProblemError({
    type: 'signed-out',
    status: 401,
    title: 'Please sign in',
    headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
  })
}
