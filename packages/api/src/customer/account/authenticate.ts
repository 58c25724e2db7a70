import type { authenticateRequest } from '@camping/contract/account.schemas.ts'
import { sql, type Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/db/schema.ts'
import type { CustomerContext } from '../customer-context.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import type { OpenedSession } from '../../platform/server/serve.ts'
import { deviceOf } from '../session/device-of.ts'
import { openSession, type SessionOwner } from '../session/open-session.ts'
import { bearerToken, hashToken } from '../../platform/session/session-token.ts'
import { agentSessionSeconds, sessionTimes } from '../../platform/session/session-times.ts'
import { accountLimits } from '../account-limits.ts'
import { countAttempt, forgetAttempts } from '../../platform/admission/attempt-limits.ts'
import { isPassword } from './passwords.ts'

/** One reply for every mismatch: it never reveals which of the two was wrong. */
export function loginFailed(): ProblemError {
  return new ProblemError({ type: 'login-fail', status: 401, title: 'These details do not match' })
}

/**
 * A session by e-mail address and password.
 * @throws ProblemError 401 `login-fail`, 429 `too-many-attempts`, 503 when too many passwords wait for
 * comparison.
 */
export async function authenticate(
  { email, password }: z.output<typeof authenticateRequest>,
  context: CustomerContext,
): Promise<OpenedSession> {
  const attempt = { action: 'sign-in', email, ...context }
  await countAttempt(context.db, attempt, accountLimits.signIn)
  const customer = await context.db
    .selectFrom('customers')
    .select(['id', 'password_hash'])
    .where('brand', '=', context.brand)
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  if (!(await isPassword(customer?.password_hash, password)) || !customer) throw loginFailed()
  await forgetAttempts(context.db, attempt, accountLimits.signIn)
  return await newSession(context, { customerId: customer.id }, true)
}

/** Every sign-in creates a new token and ends the previous session (account-7, ASVS 7.2.4). */
export async function newSession(
  { db, brand, siteCode, headers }: Pick<CustomerContext, 'db' | 'brand' | 'siteCode' | 'headers'>,
  owner: SessionOwner,
  proved = false,
): Promise<OpenedSession> {
  const type = 'customerId' in owner ? 'email' : 'booking_id'
  const token = await db.transaction().execute(async (transaction) => {
    await endSession(transaction, headers)
    const device = deviceOf(headers['user-agent'])
    return await openSession(transaction, { brand, siteCode, device, proved }, owner)
  })
  const isAgent = 'customerId' in owner && owner.agentId !== undefined
  return { token, type, maxAge: isAgent ? agentSessionSeconds : sessionTimes[type].absolute }
}

async function endSession(db: Kysely<Database>, headers: CustomerContext['headers']): Promise<void> {
  const token = bearerToken(headers['authorization'])
  if (token) await db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute()
}
