import type { emailRequest } from '@camping/contract/account.schemas.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { ApiContext } from '../../server/api-context.ts'
import { notFound, ProblemError } from '../../server/problem-error.ts'
import { accountLimits } from './account-limits.ts'
import { countAttempt } from './attempt-limits.ts'
import { inEqualTime } from './in-equal-time.ts'

/**
 * SPEC.md §4: which step of the login page follows an e-mail address. Returns for one with an account; in strict mode for
 * every address.
 * @throws ProblemError 404 without an account, 401 `check-inbox` when a registration waits for its mail, 429.
 */
export async function customerStatus(
  { email }: z.output<typeof emailRequest>,
  context: Pick<
    ApiContext,
    'db' | 'brand' | 'siteCode' | 'clientAddress' | 'strictAccounts' | 'sharedAttempts'
  >,
): Promise<void> {
  const { db, brand } = context
  await inEqualTime(async () => {
    await countAttempt(db, { action: 'status', email, ...context }, accountLimits.status)
    const { rows } = await sql<{ account: boolean; waiting: boolean }>`
      select
        exists (select 1 from customers where brand = ${brand} and lower(email) = lower(${email})
          and password_hash is not null and erased_at is null) as account,
        exists (select 1 from registrations where brand = ${brand} and lower(email) = lower(${email})
          and expires_at > clock_timestamp()) as waiting`.execute(db)
    const known = rows[0]
    if (context.strictAccounts || known?.account) return
    if (known?.waiting)
      throw new ProblemError({ type: 'check-inbox', status: 401, title: 'The address is not confirmed yet' })
    throw notFound('no-account')
  })
}
