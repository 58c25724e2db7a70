import type { SignedInContext } from '../customer-context.ts'
import { refuseAgent } from '../../platform/session/refuse-agent.ts'
import { accountIdOf } from '../../platform/session/account-id-of.ts'
import { signedOut } from '../../platform/session/signed-out.ts'
import { accountLimits } from '../account-limits.ts'
import { countAttempt } from '../../platform/admission/attempt-limits.ts'
import { loginFailed } from './authenticate.ts'
import { isPassword } from './passwords.ts'

/**
 * Authorises actions of the account's customer alone by the current password. Counts attempts. Returns the
 * account's id.
 * @throws ProblemError 401 `login-fail` for another password, 403 to a booking session and to an agent, 429.
 */
export async function checkCurrentPassword(
  password: string,
  context: SignedInContext,
): Promise<{ readonly id: number; readonly email: string }> {
  const { db } = context
  const id = accountIdOf(context)
  refuseAgent(context.session)
  const customer = await db
    .selectFrom('customers')
    .select(['email', 'password_hash'])
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  if (!customer) throw signedOut()
  const { email } = customer
  await countAttempt(db, { action: 'own-password', email, ...context }, accountLimits.currentPassword)
  if (!(await isPassword(customer.password_hash, password))) throw loginFailed()
  return { id, email }
}
