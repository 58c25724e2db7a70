import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { runTransaction } from '../../booking/run-transaction.ts'
import { countReviewOf, lockSite } from '../../catalogue/reviews/site-rating.ts'

/** A review that waits for an operator. */
export interface WaitingReview {
  readonly id: number
  readonly siteName: string
  readonly title: string
  readonly text: string
}

/** Waiting reviews, the oldest first. */
export async function waitingReviews(db: Kysely<Database>, limit = 50): Promise<WaitingReview[]> {
  return await db
    .selectFrom('reviews')
    .innerJoin('sites', 'sites.id', 'reviews.site_id')
    .select(['reviews.id', 'sites.name as siteName', 'reviews.title', 'reviews.text'])
    .where('reviews.status', '=', 'waiting')
    .orderBy('reviews.created_at')
    .limit(limit)
    .execute()
}

/**
 * Publishes or refuses a review, also one that was judged before; the site's rating follows. Returns false when
 * there is no such review or nothing changes.
 */
export async function judgeReview(
  db: Kysely<Database>,
  id: number,
  status: 'published' | 'refused',
): Promise<boolean> {
  return await runTransaction(db, async (transaction) => {
    const found = await transaction
      .selectFrom('reviews')
      .select('site_id')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!found) return false
    await lockSite(transaction, found.site_id)
    const { numUpdatedRows } = await transaction
      .updateTable('reviews')
      .set({ status })
      .where('id', '=', id)
      .where('status', '<>', status)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await countReviewOf(transaction, found.site_id)
    return true
  })
}
