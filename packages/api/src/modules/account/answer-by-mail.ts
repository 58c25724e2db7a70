import type { CheckInboxReply } from '@camping/contract/account.schemas.ts'
import type { Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { ApiContext } from '../../server/api-context.ts'
import { accountLimits } from './account-limits.ts'
import { countAttempt } from './attempt-limits.ts'
import { inEqualTime } from './in-equal-time.ts'

/**
 * For what is answered by a mail or not at all: the reply says and takes the same, whoever the address belongs to.
 * `announce` has the mail sent, if there is somebody to write to.
 * @throws ProblemError 429.
 */
export function answerByMail(
  email: string,
  context: ApiContext,
  announce: (transaction: Transaction<Database>) => Promise<void>,
): Promise<CheckInboxReply> {
  return inEqualTime(async () => {
    await countAttempt(context.db, { action: 'mail', email, ...context }, accountLimits.mail)
    await context.db.transaction().execute(announce)
    return { status: 'check-inbox' }
  })
}
