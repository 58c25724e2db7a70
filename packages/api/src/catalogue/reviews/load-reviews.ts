import {
  type Review,
  type ReviewCounts,
  type ReviewGroup,
  type ReviewSort,
  reviewGroup,
  reviewsPerPage,
} from '@camping/contract/review.schemas.ts'
import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { shown } from './shown-reviews.ts'

/** Total orders, each with an index: equal ones are ordered by time, the newest first. */
const orders: Readonly<Record<ReviewSort, RawBuilder<unknown>>> = {
  'most-helpful': sql`helpful_count desc, id desc`,
  'highest-grade': sql`score desc, id desc`,
  'lowest-grade': sql`score, id desc`,
  'oldest-newest': sql`created_at, id`,
  'newest-oldest': sql`created_at desc, id desc`,
}

export interface ReviewsQuery {
  readonly siteId: number
  readonly sort: ReviewSort
  readonly group?: ReviewGroup | undefined
  /** From 1. */
  readonly page: number
}

/**
 * One page of the published reviews. The ids come from the index alone, so a high page number reads no earlier
 * rows.
 */
export async function loadReviews(
  db: Kysely<Database>,
  { siteId, sort, group, page }: ReviewsQuery,
): Promise<Review[]> {
  const order = orders[sort]
  const { rows } = await sql<Review>`
    with page as materialized (
      select id from reviews
      where site_id = ${siteId} and ${shown('reviews')} ${group ? sql`and party = ${group}` : sql``}
      order by ${order}
      limit ${reviewsPerPage} offset ${(page - 1) * reviewsPerPage}
    )
    select id, author_first_name as "authorFirstName", party as "group", score, title, text, language,
      stay_month as "stayMonth", helpful_count as "helpfulCount", reply, verified
    from reviews where id in (select id from page)
    order by ${order}`.execute(db)
  return rows
}

/** A site's reviews by group and grade, as stored with the site (update-ratings.ts). */
export const reviewCountsOf = ({
  review_groups,
  review_grades,
}: Pick<Selectable<Database['sites']>, 'review_groups' | 'review_grades'>): ReviewCounts => ({
  groups: reviewGroup.options.map((group, index) => ({ group, count: review_groups[index] ?? 0 })),
  grades: review_grades,
})
