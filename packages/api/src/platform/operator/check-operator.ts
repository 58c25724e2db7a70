import { createHash, timingSafeEqual } from 'node:crypto'
import { bearerToken } from '../session/session-token.ts'
import { notFound, ProblemError } from '../problem-error.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * Admits the operator by the token of this process.
 * @throws ProblemError 404 where no token is configured, as if the call did not exist; 401 for another token.
 */
export function checkOperator(authorization: string | undefined, operatorToken: string | undefined): void {
  if (!operatorToken) throw notFound()
  // Digests have one length, so the comparison's time reveals nothing.
  if (timingSafeEqual(digest(bearerToken(authorization) ?? ''), digest(operatorToken))) return
  throw new ProblemError({
    type: 'operator-only',
    status: 401,
    title: 'The token of the operator is needed',
    headers: { 'www-authenticate': 'Bearer realm="operator"' },
  })
}
