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

/**
 * Total orders, each with an index but for the reader's language: equal ones are ordered by time, the newest first. What helps most is
 * what a reader understands, so their language comes first there.
 */
const orders = (language: string): Readonly<Record<ReviewSort, RawBuilder<unknown>>> => ({
  'most-helpful': sql`(language = ${language}) desc, helpful_count desc, id desc`,
  'highest-grade': sql`score desc, id desc`,
  'lowest-grade': sql`score, id desc`,
  'oldest-newest': sql`created_at, id`,
  'newest-oldest': sql`created_at desc, id desc`,
})

export interface ReviewsQuery {
  readonly siteId: number
  readonly sort: ReviewSort
  readonly group?: ReviewGroup | undefined
  /** Of the reader: 'de'. */
  readonly language: string
  /** From 1. */
  readonly page: number
}

/**
 * One page of the published reviews. The ids come from the index alone, so a high page number reads no earlier
 * rows.
 */
export async function loadReviews(
  db: Kysely<Database>,
  { siteId, sort, group, language, page }: ReviewsQuery,
): Promise<Review[]> {
  const order = orders(language)[sort]
  const from = sql`from reviews where site_id = ${siteId} and ${shown('reviews')}
    ${group ? sql`and party = ${group}` : sql``}`
  const onPage = sql`limit ${reviewsPerPage} offset ${(page - 1) * reviewsPerPage}`
  const ids =
    sort === 'most-helpful'
      ? sql`select id from (${readFirst({ from, language, most: page * reviewsPerPage })}) found
          order by is_read desc, helpful_count desc, id desc ${onPage}`
      : sql`select id ${from} order by ${order} ${onPage}`
  const { rows } = await sql<Review>`
    with page as materialized (${ids})
    select id, author_first_name as "authorFirstName", party as "group", score, title, text, language,
      stay_month as "stayMonth", helpful_count as "helpfulCount", reply, verified
    from reviews where id in (select id from page)
    order by ${order}`.execute(db)
  return rows
}

/** The most helpful reviews in the reader's language, and the most helpful others; each part is read from its index. */
function readFirst(part: {
  readonly from: RawBuilder<unknown>
  readonly language: string
  readonly most: number
}): RawBuilder<unknown> {
  const { from, language, most } = part
  const order = sql`order by helpful_count desc, id desc limit ${most}`
  return sql`(select id, helpful_count, true as is_read ${from} and language = ${language} ${order})
    union all (select id, helpful_count, false ${from} and language <> ${language} ${order})`
}

/** A site's reviews by group and grade, as stored with the site (update-ratings.ts). */
export const reviewCountsOf = ({
  review_groups,
  review_grades,
}: Pick<Selectable<Database['sites']>, 'review_groups' | 'review_grades'>): ReviewCounts => ({
  groups: reviewGroup.options.map((group, index) => ({ group, count: review_groups[index] ?? 0 })),
  grades: review_grades,
})
