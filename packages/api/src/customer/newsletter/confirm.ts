import type { NewsletterConfirmReply, NewsletterTokenRequest } from '@camping/contract/newsletter.schemas.ts'
import { sql } from 'kysely'
import { linkEnded } from '../../platform/mail/link-ended.ts'
import type { NewsletterContext } from './newsletter-context.ts'
import { hashToken } from '../../platform/session/session-token.ts'

/**
 * Adds an address to the list. The link works once, and ends every other open link to confirm.
 * @throws ProblemError 410 `link-ended`.
 */
export async function confirm(
  { token }: NewsletterTokenRequest,
  { db, brand, market }: NewsletterContext,
): Promise<NewsletterConfirmReply> {
  await db.transaction().execute(async (transaction) => {
    const used = await transaction
      .deleteFrom('newsletter_tokens as t')
      .using('newsletter_subscriptions as s')
      .whereRef('s.id', '=', 't.subscription_id')
      .where('t.token_hash', '=', hashToken(token))
      .where('t.purpose', '=', 'confirm')
      .where('t.expires_at', '>', sql<Date>`clock_timestamp()`)
      .where('s.brand', '=', brand)
      .where('s.market', '=', market.market)
      .returning('t.subscription_id as id')
      .executeTakeFirst()
    if (!used) throw linkEnded()
    await transaction
      .updateTable('newsletter_subscriptions')
      .set({ confirmed_at: sql<Date>`clock_timestamp()`, unsubscribed_at: null })
      .where('id', '=', used.id)
      .execute()
    await transaction
      .deleteFrom('newsletter_tokens')
      .where('subscription_id', '=', used.id)
      .where('purpose', '=', 'confirm')
      .execute()
  })
  return { status: 'confirmed' }
}
