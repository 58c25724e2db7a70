import { createHash, timingSafeEqual } from 'node:crypto'
import { bearerToken } from '../modules/session/session-token.ts'
import { notFound, ProblemError } from '../server/problem-error.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * Lets the operator through: whoever brings the token this process was given.
 * @throws ProblemError 404 where no token was given, as if there were nothing here; 401 for another one.
 */
export function checkOperator(authorization: string | undefined, operatorToken: string | undefined): void {
  if (!operatorToken) throw notFound()
  // Digests have one length, so the comparison tells nothing by its time.
  if (timingSafeEqual(digest(bearerToken(authorization) ?? ''), digest(operatorToken))) return
  throw new ProblemError({
    type: 'operator-only',
    status: 401,
    title: 'The token of the operator is needed',
    headers: { 'www-authenticate': 'Bearer realm="operator"' },
  })
}
