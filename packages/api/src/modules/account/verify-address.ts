import type { VerifyReply, verifyRequest } from '@camping/contract/account.schemas.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { ApiContext } from '../../server/api-context.ts'
import { ProblemError } from '../../server/problem-error.ts'
import { followNewsletterWish } from '../newsletter/follow-wish.ts'
import { hashToken } from '../session/session-token.ts'
import { accountLimits } from './account-limits.ts'
import { countAttempt } from './attempt-limits.ts'

/** 410: used, replaced by a newer one, or too old. */
export function linkEnded(): ProblemError {
  return new ProblemError({ type: 'link-ended', status: 410, title: 'This link has ended' })
}

/**
 * Makes a registration an account. Nobody is signed in by it: whoever opens a link from a mail still has to know the
 * password, so a registration that somebody else began in one's name gives them nothing. All other registrations of
 * the address end.
 * @throws ProblemError 410 `link-ended`, 429.
 */
export async function verifyAddress(
  { token }: z.output<typeof verifyRequest>,
  context: ApiContext,
): Promise<VerifyReply> {
  const { db, brand } = context
  await countAttempt(db, { action: 'link', ...context }, accountLimits.link)
  return await db.transaction().execute(async (transaction) => {
    const registration = await transaction
      .deleteFrom('registrations')
      .where('token_hash', '=', hashToken(token))
      .where('brand', '=', brand)
      .where('expires_at', '>', sql<Date>`clock_timestamp()`)
      .returningAll()
      .executeTakeFirst()
    if (!registration) throw linkEnded()
    const { email } = registration
    const inserted = await transaction
      .insertInto('customers')
      .values({
        brand,
        email,
        email_verified_at: sql<Date>`clock_timestamp()`,
        password_hash: registration.password_hash,
        first_name: registration.first_name,
        last_name: registration.last_name,
        language: registration.language,
        newsletter: registration.newsletter,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    // An account that came about meanwhile keeps its own password.
    if (!inserted) throw linkEnded()
    if (registration.newsletter && context.hasNewsletter)
      await followNewsletterWish(transaction, { brand, market: context.market.market, email }, true)
    await transaction
      .deleteFrom('registrations')
      .where('brand', '=', brand)
      .where(sql<string>`lower(email)`, '=', email.toLowerCase())
      .execute()
    return { email }
  })
}
