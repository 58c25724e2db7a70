import {
  reviewsPerPage,
  type SiteReviewsReply,
  type siteReviewsRequest,
} from '@camping/contract/review.schemas.ts'
import type { z } from 'zod'
import type { CatalogueContext } from '../search/catalogue-context.ts'
import { isOffered } from '../search/is-offered.ts'
import { notFound } from '../../platform/problem-error.ts'
import { loadReviews, reviewCountsOf } from './load-reviews.ts'

/**
 * A page of a site's reviews with the counts of all.
 * @throws ProblemError 404 for a site that is not sold.
 */
export async function siteReviews(
  { id, sort, group, page }: z.output<typeof siteReviewsRequest>,
  { db, world, market }: Pick<CatalogueContext, 'db' | 'world' | 'market'>,
): Promise<SiteReviewsReply> {
  if (!isOffered(id, { world })) throw notFound()
  const row = await db
    .selectFrom('sites')
    .select(['review_groups', 'review_grades'])
    .where('id', '=', id)
    .where('status', '=', 'live')
    .executeTakeFirst()
  if (!row) throw notFound()
  const reviews = await loadReviews(db, { siteId: id, sort, group, page, language: market.language })
  const counts = reviewCountsOf(row)
  const total = counts.groups
    .filter((one) => !group || one.group === group)
    .reduce((sum, { count }) => sum + count, 0)
  return { reviews, paging: { page, pages: Math.ceil(total / reviewsPerPage), total }, counts }
}
