import type { FacilityGroup, Review } from '@camping/contract/site.schemas.ts'
import type { ApiContext } from '../../server/api-context.ts'

/** The facilities of a site in their groups, named; groups without any are left out. */
export async function loadFacilityGroups(siteId: number, context: ApiContext): Promise<FacilityGroup[]> {
  const set = context.messages
  const rows = await context.db
    .selectFrom('site_facilities')
    .selectAll()
    .where('site_id', '=', siteId)
    .execute()
  const own = new Map(rows.map((row) => [row.facility_id, row]))
  return context.world.facilities.groups.flatMap((group) => {
    const items = group.items.flatMap(({ id, name }) => {
      const row = own.get(id)
      if (!row) return []
      const period = row.period_from && row.period_to ? { from: row.period_from, to: row.period_to } : null
      return [{ id, name: name[set], included: row.included, period }]
    })
    return items.length > 0 ? [{ id: group.id, title: group.title[set], items }] : []
  })
}

/** The ten reviews most found helpful. */
export async function loadFirstReviews(siteId: number, context: ApiContext): Promise<Review[]> {
  return context.db
    .selectFrom('reviews')
    .select([
      'id',
      'author_first_name as authorFirstName',
      'party as group',
      'score',
      'title',
      'text',
      'language',
    ])
    .select(['stay_month as stayMonth', 'helpful_count as helpfulCount', 'reply', 'verified'])
    .where('site_id', '=', siteId)
    .orderBy('helpful_count', 'desc')
    .orderBy('id')
    .limit(10)
    .execute()
}
