import { codeWaitSeconds } from '@camping/contract/limits.ts'
import type { sendSignInCodeRequest, SignInCodeSent } from '@camping/contract/sign-in-code.schemas.ts'
import type { z } from 'zod'
import { countAttempt } from '../../platform/admission/attempt-limits.ts'
import { announceEvent } from '../../platform/jobs/announce-event.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { accountLimits } from '../account-limits.ts'
import { inEqualTime } from './in-equal-time.ts'
import { accountOf } from './register.ts'
import type { CustomerContext } from '../customer-context.ts'
import { isCodeDue } from '../one-time-code/is-code-due.ts'
import { codeMinutes } from '../one-time-code/one-time-code.ts'
import { codeKeyOf, hashOfRequest } from './code-request.ts'
import { storeRequest } from './sign-in-code.ts'

/** Outbox event: a browser requests a code for an account. */
export const signInCodeMail = 'sign-in-code'

/**
 * Mails a code to an address, if there is an account. Reply, duration and limits are the same when there is none. Unlike
 * with links of mails a code that somebody else requested helps nobody, so no limit over all networks leaves an owner
 * without one of their own (account-limits.ts).
 * @throws ProblemError 400 `no-code-key`, 429 `too-many-attempts`.
 */
export function sendSignInCode(
  { email }: z.output<typeof sendSignInCodeRequest>,
  context: CustomerContext,
): Promise<SignInCodeSent> {
  const { db, brand, siteCode, headers } = context
  return inEqualTime(async () => {
    const key = codeKeyOf(headers)
    if (!key)
      throw new ProblemError({ type: 'no-code-key', status: 400, title: 'No browser to send a code for' })
    await countAttempt(db, { action: signInCodeMail, email, ...context }, accountLimits.signInCode)
    const requestHash = hashOfRequest({ key, brand, email })
    if (await isCodeDue(db, signInCodeMail, requestHash))
      await db.transaction().execute(async (transaction) => {
        const account = await accountOf(transaction, { brand, email })
        const mailKey = await storeRequest(transaction, requestHash, account?.id ?? null)
        if (!account) return
        await announceEvent(transaction, {
          kind: signInCodeMail,
          dedupeKey: `${signInCodeMail}:${mailKey}`,
          payload: { requestHash, mailKey, customerId: account.id, brand, siteCode },
        })
      })
    return { minutes: codeMinutes, waitSeconds: codeWaitSeconds }
  })
}
