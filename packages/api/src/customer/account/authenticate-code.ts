import type { authenticateCodeRequest } from '@camping/contract/sign-in-code.schemas.ts'
import type { z } from 'zod'
import { countAttempt, endLock, forgetAttempts } from '../../platform/admission/attempt-limits.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import type { OpenedSession } from '../../platform/server/serve.ts'
import { accountLimits } from '../account-limits.ts'
import { newSession } from './authenticate.ts'
import { inEqualTime } from './in-equal-time.ts'
import type { CustomerContext } from '../customer-context.ts'
import { codeKeyOf, hashOfRequest } from './code-request.ts'
import { signInCodeMail } from './send-sign-in-code.ts'
import { redeemCode, type CodeRedeemed } from './sign-in-code.ts'

/**
 * A session by a code from the mailbox, as by the password, which whoever reads the mailbox could replace. The code of
 * another browser does not exist here. A success ends the locks of failed attempts, as a new password does.
 * @throws ProblemError 400 `code-wrong`, 410 `code-ended`, 429 `too-many-attempts`.
 */
export function authenticateCode(
  { email, code }: z.output<typeof authenticateCodeRequest>,
  context: CustomerContext,
): Promise<OpenedSession> {
  const { db, brand, headers } = context
  return inEqualTime(async () => {
    const attempt = { email, ...context }
    const tries = { action: 'sign-in-code-try', ...attempt }
    await countAttempt(db, tries, accountLimits.signInCodeTry)
    const key = codeKeyOf(headers)
    const redeemed = key
      ? await db
          .transaction()
          .execute((transaction) => redeemCode(transaction, hashOfRequest({ key, brand, email }), code))
      : 'ended'
    const customerId = customerOf(redeemed)
    await forgetAttempts(db, tries, accountLimits.signInCodeTry)
    await forgetAttempts(db, { action: signInCodeMail, ...attempt }, accountLimits.signInCode)
    await endLock(db, { action: 'sign-in', ...attempt }, accountLimits.signIn)
    return await newSession(context, { customerId }, true)
  })
}

/** @throws ProblemError when the code opens nothing. */
function customerOf(redeemed: CodeRedeemed): number {
  if (redeemed === 'ended')
    throw new ProblemError({ type: 'code-ended', status: 410, title: 'This code counts no more' })
  if ('customerId' in redeemed) return redeemed.customerId
  throw new ProblemError({
    type: 'code-wrong',
    status: 400,
    title: 'This is another code',
    extensions: { triesLeft: redeemed.triesLeft },
  })
}
