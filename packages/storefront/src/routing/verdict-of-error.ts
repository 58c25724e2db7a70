import type { ApiError } from '@camping/core/api/storefront-api.ts'
import { allow, fail, pageNotFound, type Verdict } from './verdict.ts'

/**
 * What a failed first query means for the page: 404 and 410 are said as they are, anything else is a service that does
 * not answer (503). SPEC.md §8 "API answers 404". A 400 is about a word of the address that no slug can be
 * (`/uk/campsites/a.b`): such a page does not exist either.
 */
export function verdictOfError(error: unknown, pathname: string): Verdict {
  if (!error) return allow
  const { status } = error as ApiError
  if (status === 410) return pageNotFound(pathname, { status })
  return status === 404 || status === 400 ? pageNotFound(pathname) : fail(503)
}
