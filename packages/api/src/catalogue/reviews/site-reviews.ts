import {
  reviewsPerPage,
  type SiteReviewsReply,
  type siteReviewsRequest,
} from '@camping/contract/review.schemas.ts'
import type { z } from 'zod'
import type { RequestContext } from '../../platform/server/request-context.ts'
import { notFound } from '../../platform/problem-error.ts'
import { loadReviews, reviewCountsOf } from './load-reviews.ts'

/**
 * A page of a site's reviews with the counts of all.
 * @throws ProblemError 404 for a site that is not sold.
 */
export async function siteReviews(
  { id, sort, group, page }: z.output<typeof siteReviewsRequest>,
  { db }: Pick<RequestContext, 'db'>,
): Promise<SiteReviewsReply> {
  const row = await db
    .selectFrom('sites')
    .select(['review_groups', 'review_grades'])
    .where('id', '=', id)
    .where('status', '=', 'live')
    .executeTakeFirst()
  if (!row) throw notFound()
  const reviews = await loadReviews(db, { siteId: id, sort, group, page })
  const counts = reviewCountsOf(row)
  const total = counts.groups
    .filter((one) => !group || one.group === group)
    .reduce((sum, { count }) => sum + count, 0)
  return { reviews, paging: { page, pages: Math.ceil(total / reviewsPerPage), total }, counts }
}
