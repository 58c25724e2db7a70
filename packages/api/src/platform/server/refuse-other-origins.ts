import type { IncomingHttpHeaders } from 'node:http'
import { isSameOrigin } from '../admission/is-same-origin.ts'
import { ProblemError } from '../problem-error.ts'

/**
 * For calls that count anonymous visitors: only pages of the receiving host may make them. Browsers send the
 * origin of a call and pages cannot set it; a program can, and meets the limits behind.
 * @throws ProblemError 403 `cross-site`.
 */
export function refuseOtherOrigins(headers: IncomingHttpHeaders): void {
  if (isSameOrigin(headers)) return
  throw new ProblemError({ type: 'cross-site', status: 403, title: 'Only for pages of this site' })
}
