import type { FacilityGroup } from '@camping/contract/site.schemas.ts'
import type { CatalogueContext } from '../search/catalogue-context.ts'

/** The facilities of a site in their groups, named; groups without any are left out. */
export async function loadFacilityGroups(
  siteId: number,
  context: CatalogueContext,
): Promise<FacilityGroup[]> {
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
