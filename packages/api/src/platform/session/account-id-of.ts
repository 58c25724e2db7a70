import type { Session } from './find-session.ts'
import { ProblemError } from '../problem-error.ts'

/**
 * The id of the caller's account, for calls about an account.
 * @throws ProblemError 403 `account-only` in the weaker session of one booking (account-8).
 */
export function accountIdOf({ session }: { readonly session: Session }): number {
  if (session.kind === 'email' && session.customerId !== null) return session.customerId
  throw new ProblemError({ type: 'account-only', status: 403, title: 'This needs an account' })
}
