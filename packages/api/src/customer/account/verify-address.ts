import type { VerifyReply, verifyRequest } from '@camping/contract/account.schemas.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { CustomerContext } from '../customer-context.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { followNewsletterWish } from '../newsletter/follow-wish.ts'
import { hashToken } from '../../platform/session/session-token.ts'
import { accountLimits } from '../account-limits.ts'
import { countAttempt } from '../../platform/admission/attempt-limits.ts'
import { checkNewPassword } from './check-new-password.ts'
import { hashPassword } from './passwords.ts'
import { endRegistrations } from './register.ts'

/** 410: used, replaced by a newer one, or expired. */
export function linkEnded(): ProblemError {
  return new ProblemError({ type: 'link-ended', status: 410, title: 'This link has ended' })
}

/**
 * Turns a registration into an account, with the token of the mail and with the name, password and choices of
 * the caller who has it. The person who started the registration has no part in it, so the account belongs to
 * the mailbox's owner and may hold the bookings made with the address. A refused password does not use up the
 * link. It signs nobody in.
 * @throws ProblemError 400 naming the field, 410 `link-ended`, 429.
 */
export async function verifyAddress(
  request: z.output<typeof verifyRequest>,
  context: CustomerContext,
): Promise<VerifyReply> {
  const { db, brand } = context
  await countAttempt(db, { action: 'link', ...context }, accountLimits.link)
  const tokenHash = hashToken(request.token)
  const waiting = await db
    .selectFrom('registrations')
    .select('email')
    .where('token_hash', '=', tokenHash)
    .where('brand', '=', brand)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst()
  if (!waiting) throw linkEnded()
  await checkNewPassword(request, waiting.email, context)
  const passwordHash = await hashPassword(request.password)
  return await db.transaction().execute(async (transaction) => {
    const registration = await transaction
      .deleteFrom('registrations')
      .where('token_hash', '=', tokenHash)
      .where('brand', '=', brand)
      .where('expires_at', '>', sql<Date>`clock_timestamp()`)
      .returning(['email', 'language'])
      .executeTakeFirst()
    if (!registration) throw linkEnded()
    const { email, language } = registration
    const inserted = await transaction
      .insertInto('customers')
      .values({
        brand,
        email,
        email_verified_at: sql<Date>`clock_timestamp()`,
        password_hash: passwordHash,
        first_name: request.firstName,
        last_name: request.lastName,
        language,
        newsletter: request.newsletter,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    // An account created meanwhile retains its password.
    if (!inserted) throw linkEnded()
    if (request.newsletter && context.hasNewsletter)
      await followNewsletterWish(transaction, { brand, market: context.market.market, email }, true)
    await endRegistrations(transaction, { brand, email })
    return { email }
  })
}
