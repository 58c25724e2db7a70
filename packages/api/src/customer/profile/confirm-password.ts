import type { confirmPasswordRequest } from '@camping/contract/profile.schemas.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { SignedInContext } from '../customer-context.ts'
import { checkCurrentPassword } from '../account/check-current-password.ts'
import { passwordCountsSeconds } from '../../platform/session/session-times.ts'

/**
 * Confirms the password: for a quarter of an hour this session may change what requires it.
 * @throws ProblemError 401 `login-fail`, 403 to a booking session and to an agent, 429.
 */
export async function confirmPassword(
  { password }: z.output<typeof confirmPasswordRequest>,
  context: SignedInContext,
): Promise<void> {
  await checkCurrentPassword(password, context)
  await context.db
    .updateTable('sessions')
    .set({ proved_until: sql<string>`now() + make_interval(secs => ${passwordCountsSeconds})` })
    .where('token_hash', '=', context.session.tokenHash)
    .execute()
}
