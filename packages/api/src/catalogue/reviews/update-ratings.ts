import { reviewGroup, subScoreKey } from '@camping/contract/review.schemas.ts'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { shown } from './shown-reviews.ts'

const averages = sql.join(
  subScoreKey.options.map(
    (key) => sql`${sql.lit(key)}, round(avg((r.sub_scores->>${sql.lit(key)})::int), 1)`,
  ),
)

const groups = sql.join(
  reviewGroup.options.map((group) => sql`count(r.id) filter (where r.party = ${sql.lit(group)})`),
)
const grades = sql.join(
  Array.from({ length: 10 }, (_, index) => sql`count(r.id) filter (where r.score = ${sql.lit(index + 1)})`),
)

/**
 * Recounts the ratings of a site, or of all, from the visible reviews: the mean of their grades and of each
 * subject's, and the numbers by group and grade. A caller that runs concurrently with other writers first locks
 * the site (site-rating.ts). A site without reviews retains its initial grade, which is hidden then.
 */
export async function updateRatings(db: Kysely<Database>, siteId?: number): Promise<void> {
  const which = siteId === undefined ? sql`` : sql`where s.id = ${siteId}`
  await sql`
    update sites set
      review_count = counted.number,
      rating_tenths = coalesce(counted.tenths, sites.rating_tenths),
      sub_scores = counted.parts,
      review_groups = counted.groups,
      review_grades = counted.grades
    from (
      select s.id, count(r.id)::int as number, round(avg(r.score) * 10)::int as tenths,
        jsonb_strip_nulls(jsonb_build_object(${averages})) as parts,
        array[${groups}]::int[] as groups, array[${grades}]::int[] as grades
      from sites s left join reviews r on r.site_id = s.id and ${shown('r')}
      ${which} group by s.id
    ) as counted
    where counted.id = sites.id`.execute(db)
}
