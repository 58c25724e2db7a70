import { codeWaitSeconds } from '@camping/contract/limits.ts'
import type { Kysely } from 'kysely'
import { passThrottle } from '../../platform/admission/pass-throttle.ts'
import type { Database } from '../../platform/db/schema.ts'
import { ProblemError } from '../../platform/problem-error.ts'

/** Whether the owner's last code is a minute old; of several concurrent requests one gets true. */
export async function isCodeDue(db: Kysely<Database>, action: string, ownerHash: string): Promise<boolean> {
  try {
    await db
      .transaction()
      .execute((transaction) =>
        passThrottle(transaction, { action, client: ownerHash, seconds: codeWaitSeconds }),
      )
    return true
  } catch (error) {
    if (error instanceof ProblemError) return false
    throw error
  }
}
