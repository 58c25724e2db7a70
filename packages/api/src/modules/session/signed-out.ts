import { ProblemError } from '../../server/problem-error.ts'

/**
 * 401 for a call that needs a customer: no token, an unknown one, or one whose time is over. The type tells it apart from
 * the 401 that is an answer (`customer-portal/status`); the header tells the host to take the cookie back.
 */
export function signedOut(): ProblemError {
  return new ProblemError({
    type: 'signed-out',
    status: 401,
    title: 'Please sign in',
    headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
  })
}
