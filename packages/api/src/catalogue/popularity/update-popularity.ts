import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { shown } from '../reviews/shown-reviews.ts'

/** A booking says more than a review: every guest makes one, and few write. */
const bookingWeight = 3
/** Of the most popular site; the others in proportion. */
const most = 10_000

/**
 * Counts how popular each site is, from what the words beside the results name (`facets.sort.how.popular`) and from nothing else:
 * confirmed bookings and guest reviews of the last two seasons, which are two years. A review counts by its score, so that ten
 * complaints do not lead to the top.
 * @param today 'YYYY-MM-DD'
 * @returns The number of sites whose popularity has changed.
 */
export async function updatePopularity(db: Kysely<Database>, today: string): Promise<number> {
  const { numAffectedRows } = await sql`
    with booked as (
      select site_id, count(*) * ${sql.lit(bookingWeight)} as points from bookings
      where confirmed_at is not null and cancelled_at is null
        and created_at >= ${today}::date - interval '2 years'
      group by site_id
    ), reviewed as (
      select r.site_id, sum(r.score) / 10.0 as points from reviews r
      where ${shown('r')} and r.created_at >= ${today}::date - interval '2 years'
      group by r.site_id
    ), counted as (
      select s.id, coalesce(b.points, 0) + coalesce(r.points, 0) as points
      from sites s left join booked b on b.site_id = s.id left join reviewed r on r.site_id = s.id
    ), scaled as (
      select id, coalesce(round(points * ${sql.lit(most)} / nullif(max(points) over (), 0)), 0)::int as popularity
      from counted
    )
    update sites set popularity = scaled.popularity from scaled
    where scaled.id = sites.id and scaled.popularity <> sites.popularity`.execute(db)
  return Number(numAffectedRows ?? 0)
}
