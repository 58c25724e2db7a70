import type { ApiError } from '@camping/core/api/storefront-api.ts'
import { allow, fail, type Verdict } from './verdict.ts'

/**
 * What a failed first query means for the page: 404 and 410 are said as they are, anything else is a service that does
 * not answer (503). SPEC.md §8 "API answers 404".
 */
export function verdictOfError(error: unknown, pathname: string): Verdict {
  if (!error) return allow
  const { status } = error as ApiError
  return status === 404 || status === 410 ? fail(status, `Page Not Found: ${pathname}`) : fail(503)
}
