import type { AccountSessions, endSessionRequest } from '@camping/contract/account-sessions.schemas.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { SignedInContext } from '../customer-context.ts'
import { notFound } from '../../platform/problem-error.ts'
import { refuseAgent } from '../../platform/session/refuse-agent.ts'
import { accountIdOf } from '../../platform/session/account-id-of.ts'
import { sessionTimes } from '../../platform/session/session-times.ts'

/** The caller's account. An agent neither sees nor ends a customer's sessions. */
function accountOfSession({ session }: SignedInContext): number {
  refuseAgent(session)
  return accountIdOf({ session })
}

/** The account's live sessions, the latest use first. Sessions of agents last an hour and are not listed. */
export async function listAccountSessions(context: SignedInContext): Promise<AccountSessions> {
  const customerId = accountOfSession(context)
  const rows = await context.db
    .selectFrom('sessions')
    .select(['token_hash', 'public_id', 'browser', 'system', 'created_at', 'last_seen_at'])
    .where('customer_id', '=', customerId)
    .where('agent_id', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('last_seen_at', '>', sql<Date>`now() - make_interval(secs => ${sessionTimes.email.idle})`)
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute()
  return {
    sessions: rows.map((row) => ({
      id: row.public_id,
      browser: row.browser,
      system: row.system,
      openedAt: row.created_at.getTime(),
      lastUsedAt: row.last_seen_at.getTime(),
      isThis: row.token_hash === context.session.tokenHash,
    })),
  }
}

/**
 * Signs one device out.
 * @throws ProblemError 404 for a session that is not the account's, or has ended.
 */
export async function endAccountSession(
  { id }: z.output<typeof endSessionRequest>,
  context: SignedInContext,
): Promise<void> {
  const ended = await context.db
    .deleteFrom('sessions')
    .where('customer_id', '=', accountOfSession(context))
    .where('public_id', '=', id)
    .returning('public_id')
    .executeTakeFirst()
  if (!ended) throw notFound()
}

/** Signs every other device out, and agents who act for the customer as well. */
export async function endOtherSessions(context: SignedInContext): Promise<void> {
  await context.db
    .deleteFrom('sessions')
    .where('customer_id', '=', accountOfSession(context))
    .where('token_hash', '!=', context.session.tokenHash)
    .execute()
}
