import { ProblemError } from '../problem-error.ts'
import type { Session } from './find-session.ts'

/**
 * For actions of the customer alone: paying, exporting the data, deleting the account.
 * @throws ProblemError 403 `agent-not-allowed` in a session of an agent.
 */
export function refuseAgent(session: Pick<Session, 'agentId'> | undefined): void {
  if (session?.agentId == null) return
  throw new ProblemError({
    type: 'agent-not-allowed',
    status: 403,
    title: 'Only the customer can do this',
  })
}
