import type { SignedInContext } from '../../server/api-context.ts'
import { ProblemError } from '../../server/problem-error.ts'

/**
 * The id of the account that asks, for calls about an account.
 * @throws ProblemError 403 `account-only` in the weaker session of one booking (RELIABILITY.md §3c).
 */
export function accountIdOf({ session }: Pick<SignedInContext, 'session'>): number {
  if (session.kind === 'email' && session.customerId !== null) return session.customerId
  throw new ProblemError({ type: 'account-only', status: 403, title: 'This needs an account' })
}
