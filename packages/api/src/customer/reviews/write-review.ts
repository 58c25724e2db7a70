import type { StayReview, WrittenReview } from '@camping/contract/review.schemas.ts'
import { sql } from 'kysely'
import type { CustomerContext } from '../customer-context.ts'
import { notFound } from '../../platform/problem-error.ts'
import { runTransaction } from '../../booking/run-transaction.ts'
import { needsReading } from './needs-reading.ts'
import { alreadyReviewed, stayNotOver, stayNotTaken } from '../../catalogue/reviews/review-problems.ts'
import { findStay, readStayReview, reviewState, type StayName } from './reviewed-stay.ts'
import { countReviewOf, lockSite } from '../../catalogue/reviews/site-rating.ts'

type Context = Pick<CustomerContext, 'db' | 'market' | 'today'>

/**
 * Stores a guest's review of a stay. Without links, addresses and phone numbers it is published at once and the
 * site's rating follows in the same transaction; otherwise it waits for an operator (decision 111).
 * @throws ProblemError 404 when the caller has no such stay, 409 `stay-not-over`, `stay-not-taken`,
 * `already-reviewed`.
 */
export async function writeReview(
  name: StayName,
  written: WrittenReview,
  { db, market, today }: Context,
): Promise<StayReview> {
  return await runTransaction(db, async (transaction) => {
    // Concurrent reviews wait here: the second one finds the first.
    const stay = await findStay(transaction, name, { lock: true })
    if (!stay) throw notFound()
    const known = await readStayReview(transaction, stay, today())
    if (known.state === 'written') throw alreadyReviewed()
    const state = reviewState(stay, today())
    if (state === 'too-early') throw stayNotOver()
    if (state === 'not-taken') throw stayNotTaken()
    const status = needsReading(written) ? 'waiting' : 'published'
    await lockSite(transaction, stay.siteId)
    await transaction
      .insertInto('reviews')
      .values({
        site_id: stay.siteId,
        booking_id: stay.bookingId,
        author_first_name: stay.firstName,
        party: written.group,
        score: written.score,
        title: written.title,
        text: written.text,
        language: market.language,
        stay_month: stay.dateFrom.slice(0, 7),
        verified: true,
        sub_scores: JSON.stringify(written.subScores),
        status,
        created_at: sql<string>`clock_timestamp()`,
      })
      .execute()
    if (status === 'published') await countReviewOf(transaction, stay.siteId)
    return await readStayReview(transaction, stay, today())
  })
}
