import type { emailRequest } from '@camping/contract/account.schemas.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { CustomerContext } from '../customer-context.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import { accountLimits } from '../account-limits.ts'
import { countAttempt, forgetAttempts } from '../../platform/admission/attempt-limits.ts'
import { inEqualTime } from './in-equal-time.ts'

/**
 * account-1: the step of the login page after an e-mail address. Returns for an address with an account; in
 * strict mode for every address.
 * @throws ProblemError 404 without an account, 401 `check-inbox` when a registration waits for its mail, 429.
 */
export async function customerStatus(
  { email }: z.output<typeof emailRequest>,
  context: Pick<
    CustomerContext,
    'db' | 'brand' | 'siteCode' | 'clientAddress' | 'strictAccounts' | 'sharedAttempts'
  >,
): Promise<void> {
  const { db, brand } = context
  await inEqualTime(async () => {
    const attempt = { action: 'status', email, ...context }
    await countAttempt(db, attempt, accountLimits.status)
    const { rows } = await sql<{ account: boolean; waiting: boolean }>`
      select
        exists (select 1 from customers where brand = ${brand} and lower(email) = lower(${email})
          and password_hash is not null and erased_at is null) as account,
        exists (select 1 from registrations where brand = ${brand} and lower(email) = lower(${email})
          and expires_at > clock_timestamp()) as waiting`.execute(db)
    const known = rows[0]
    if (context.strictAccounts) return
    // Starting a sign-in is no failed attempt: an office of a hundred customers may do it.
    if (known?.account) return await forgetAttempts(db, attempt, accountLimits.status)
    if (known?.waiting)
      throw new ProblemError({ type: 'check-inbox', status: 401, title: 'The address is not confirmed yet' })
    throw notFound('no-account')
  })
}
