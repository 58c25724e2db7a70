import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { praisedOf } from './praised.ts'
import type { World } from './world.ts'

/** Reloads the ratings of some sites: the grades on their cards, and their places in the order by reviews. */
export async function applyRatings(
  db: Kysely<Database>,
  { displays, readModel }: Pick<World, 'displays' | 'readModel'>,
  siteIds: readonly number[],
): Promise<void> {
  const rows = await db
    .selectFrom('sites')
    .select(['id', 'rating_tenths as ratingTenths', 'review_count as reviewCount', 'sub_scores as subScores'])
    .where('id', 'in', siteIds)
    .execute()
  for (const { id, subScores, ...rating } of rows) {
    const display = displays.sites.get(id)
    if (display) Object.assign(display, rating, { praised: praisedOf(subScores, rating.reviewCount) })
    readModel.applyRating(id, rating)
  }
}
