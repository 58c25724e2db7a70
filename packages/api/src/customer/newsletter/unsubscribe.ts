import type {
  NewsletterTokenRequest,
  NewsletterUnsubscribeReply,
} from '@camping/contract/newsletter.schemas.ts'
import { sql } from 'kysely'
import { linkEnded } from '../../platform/mail/link-ended.ts'
import type { NewsletterContext } from './newsletter-context.ts'
import { hashToken } from '../../platform/session/session-token.ts'

/**
 * Removes an address from the list and ends the links that would add it again. The link stays valid: a second
 * click gets the same reply.
 * @throws ProblemError 410 `link-ended` for an unknown token.
 */
export async function unsubscribe(
  { token }: NewsletterTokenRequest,
  { db, brand, market }: NewsletterContext,
): Promise<NewsletterUnsubscribeReply> {
  await db.transaction().execute(async (transaction) => {
    const left = await transaction
      .updateTable('newsletter_subscriptions as s')
      .from('newsletter_tokens as t')
      .set({ unsubscribed_at: sql<Date>`coalesce(s.unsubscribed_at, clock_timestamp())` })
      .whereRef('t.subscription_id', '=', 's.id')
      .where('t.token_hash', '=', hashToken(token))
      .where('t.purpose', '=', 'unsubscribe')
      .where('s.brand', '=', brand)
      .where('s.market', '=', market.market)
      .returning('s.id')
      .executeTakeFirst()
    if (!left) throw linkEnded()
    await transaction
      .deleteFrom('newsletter_tokens')
      .where('subscription_id', '=', left.id)
      .where('purpose', '=', 'confirm')
      .execute()
  })
  return { status: 'unsubscribed' }
}
