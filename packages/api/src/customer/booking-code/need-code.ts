import { ProblemError } from '../../platform/problem-error.ts'
import type { Session } from '../../platform/session/find-session.ts'

/**
 * For actions that are irreversible or cost money: a session by reference and address must have entered a code
 * from the mailbox. An account has a password and needs none.
 * @throws ProblemError 403 `code-needed`.
 */
export function needCode({ kind, proved }: Pick<Session, 'kind' | 'proved'>): void {
  if (kind === 'email' || proved) return
  throw new ProblemError({
    type: 'code-needed',
    status: 403,
    title: 'Show the code from the mailbox of the booking first',
  })
}
