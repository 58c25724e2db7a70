import type { ApiError } from '@camping/core/api/storefront-api.ts'
import { allow, fail, pageNotFound, type Verdict } from './verdict.ts'

/**
 * The verdict for a failed first query: 404 and 410 stay, anything else is an unavailable service (503). errors-1. A
 * 400 means that a word of the address cannot be a slug (`/uk/campsites/a.b`): such a page does not exist either.
 */
export function verdictOfError(error: unknown, pathname: string): Verdict {
  if (!error) return allow
  const { status } = error as ApiError
  if (status === 410) return pageNotFound(pathname, { status })
  return status === 404 || status === 400 ? pageNotFound(pathname) : fail(503)
}

/** True for the refusal of a call that identifies a booking by its cart, after a day and without a session. */
export function requiresSignIn(error: unknown): boolean {
  return (error as ApiError | undefined)?.problem?.type === 'sign-in-required'
}
