import type { CheckInboxReply } from '@camping/contract/account.schemas.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { CustomerContext } from '../customer-context.ts'
import { accountLimits } from '../account-limits.ts'
import { countAttempt, secondsToWait, type Attempt } from '../../platform/admission/attempt-limits.ts'
import { inEqualTime } from './in-equal-time.ts'

/**
 * For calls whose only result is a mail: reply and duration are the same for every address. `announce` queues
 * the mail if there is a recipient. When other networks have used up the mails of this hour, no further mail is
 * sent and the reply stays: the owner of the inbox has a mail that works.
 * @throws ProblemError 429 for one network that repeats the call.
 */
export function answerByMail(
  { email, kind }: { readonly email: string; readonly kind: string },
  context: CustomerContext,
  announce: (transaction: Transaction<Database>) => Promise<void>,
): Promise<CheckInboxReply> {
  return inEqualTime(async () => {
    const attempt = { action: kind, email, ...context }
    await countAttempt(context.db, attempt, accountLimits.mail)
    if (await isMailAllowed(kind, attempt, context.db)) await context.db.transaction().execute(announce)
    return { status: 'check-inbox' }
  })
}

/** Whether one more mail of a kind may go to an address within this hour, from any network; it counts as sent. */
export async function isMailAllowed(kind: string, attempt: Attempt, db: Kysely<Database>): Promise<boolean> {
  const wait = await secondsToWait(db, { ...attempt, action: kind }, accountLimits.mailsToAddress)
  return wait === undefined
}
