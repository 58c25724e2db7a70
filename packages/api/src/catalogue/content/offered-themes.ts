import type { StoredSearch } from '../../platform/db/stored-content.ts'
import type { CatalogueContext } from '../search/catalogue-context.ts'

/** Whether the edition offers what a theme is about: its kind of holiday and its place. */
export function isOfferedTheme(
  { search }: { search: StoredSearch },
  { world }: Pick<CatalogueContext, 'world'>,
): boolean {
  const { funnels, countries, areas } = world.places
  return (
    (search.funnelKey === undefined || funnels.all.some(({ key }) => key === search.funnelKey)) &&
    (search.countryId === undefined || countries.get(search.countryId) !== undefined) &&
    (search.areaId === undefined || areas.get(search.areaId) !== undefined)
  )
}
