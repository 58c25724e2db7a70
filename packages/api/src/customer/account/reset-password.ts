import type {
  CheckInboxReply,
  emailRequest,
  resetPasswordRequest,
} from '@camping/contract/account.schemas.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { CustomerContext } from '../customer-context.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { bearerToken, hashToken } from '../../platform/session/session-token.ts'
import { accountLimits } from '../account-limits.ts'
import { answerByMail } from './answer-by-mail.ts'
import { countAttempt, endLock } from '../../platform/admission/attempt-limits.ts'
import { checkNewPassword } from './check-new-password.ts'
import { hashPassword } from './passwords.ts'
import { accountOf, announceOnce } from './register.ts'
import { linkEnded } from './verify-address.ts'

export const resetMail = 'account-reset'
export const passwordChangedMail = 'account-password-changed'

/** Mails a link to a new password, if there is an account. Same reply and duration when there is none. */
export function resetLink(
  { email }: z.output<typeof emailRequest>,
  context: CustomerContext,
): Promise<CheckInboxReply> {
  const { brand, siteCode } = context
  return answerByMail({ email, kind: resetMail }, context, async (transaction) => {
    const customer = await accountOf(transaction, { brand, email })
    if (!customer) return
    await announceOnce(transaction, resetMail, { customerId: customer.id, brand, siteCode })
  })
}

/**
 * Sets a new password with the token of a link (account-10: in the bearer header). The token works once, all
 * links, codes and sessions of the account end, its owner gets a mail and may sign in at once, even after another
 * person's failed attempts.
 * @throws ProblemError 400 naming the field, 401 `login-fail` when the header has anything but the token, 410
 * `link-ended`, 429.
 */
export async function resetPassword(
  request: z.output<typeof resetPasswordRequest>,
  context: CustomerContext,
): Promise<object> {
  const { db, brand, siteCode, headers } = context
  await countAttempt(db, { action: 'link', ...context }, accountLimits.link)
  const inHeader = bearerToken(headers['authorization'])
  if (inHeader !== request.token)
    throw new ProblemError({
      type: 'login-fail',
      status: 401,
      title: 'The reset token belongs into the header',
    })
  const tokenHash = hashToken(request.token)
  const owner = await db
    .selectFrom('reset_tokens')
    .innerJoin('customers', 'customers.id', 'reset_tokens.customer_id')
    .select('customers.email')
    .where('token_hash', '=', tokenHash)
    .where('customers.brand', '=', brand)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst()
  if (!owner) throw linkEnded()
  await checkNewPassword(request, owner.email, context)
  const passwordHash = await hashPassword(request.password)
  await db.transaction().execute(async (transaction) => {
    const taken = await transaction
      .deleteFrom('reset_tokens')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', sql<Date>`clock_timestamp()`)
      .returning('customer_id')
      .executeTakeFirst()
    if (!taken) throw linkEnded()
    const { customer_id: customerId } = taken
    await transaction
      .updateTable('customers')
      .set({ password_hash: passwordHash })
      .where('id', '=', customerId)
      .execute()
    for (const table of ['reset_tokens', 'sign_in_codes'] as const)
      await transaction.deleteFrom(table).where('customer_id', '=', customerId).execute()
    await transaction.deleteFrom('sessions').where('customer_id', '=', customerId).execute()
    await announceOnce(transaction, passwordChangedMail, { customerId, brand, siteCode })
  })
  await endLock(db, { action: 'sign-in', email: owner.email, ...context }, accountLimits.signIn)
  return {}
}
