import { ProblemError } from '../../server/problem-error.ts'
import type { Session } from '../session/find-session.ts'

/**
 * For what only the customer does: paying, taking the data along, ending the account.
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
