import type { ReviewTranslation } from '@camping/contract/review.schemas.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import type { CatalogueContext } from '../search/catalogue-context.ts'
import { shown } from './shown-reviews.ts'

/**
 * A published review in the language of the edition, with the site's reply.
 * @throws ProblemError 404 for an unknown review and without a translator, 503 when that does not answer.
 */
export async function translateReview(
  { id }: { id: number },
  { db, market, translate, log }: CatalogueContext,
): Promise<ReviewTranslation> {
  const review = await db
    .selectFrom('reviews')
    .select(['title', 'text', 'reply', 'language'])
    .where('id', '=', id)
    .where(shown('reviews'))
    .executeTakeFirst()
  if (!translate || !review) throw notFound()
  const { title, text, reply, language } = review
  const texts = [title, text, ...(reply === null ? [] : [reply])]
  try {
    const [itsTitle = '', itsText = '', itsReply = null] = await translate(texts, {
      from: language.slice(0, 2),
      to: market.languageTag,
    })
    return { title: itsTitle, text: itsText, reply: itsReply }
  } catch (error) {
    log.error(error)
    throw new ProblemError({ type: 'unavailable', status: 503, title: 'The translator gives no answer' })
  }
}
