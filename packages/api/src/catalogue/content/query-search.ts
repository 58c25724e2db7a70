import type { ThemeDetail } from '@camping/contract/content.schemas.ts'
import type { StoredSearch } from '../../platform/db/stored-content.ts'
import type { CatalogueContext } from '../search/catalogue-context.ts'

/** A stored search in the query-string keys and slugs of the requesting edition (search-1). */
export function querySearch(search: StoredSearch, context: CatalogueContext): ThemeDetail['search'] {
  const { places } = context.world
  const set = context.messages
  const funnel = places.funnels.all.find(({ key }) => key === search.funnelKey)
  const area = search.areaId === undefined ? undefined : places.areas.get(search.areaId)
  const country = places.countries.get(area?.countryId ?? search.countryId ?? -1)
  return {
    ...(funnel && { funnel: funnel.slug[set] }),
    ...(country && { country: country.slug[set] }),
    ...(area && { area: area.slug[set] }),
    ...(search.facilityIds?.length && { facilities: search.facilityIds.map(String) }),
  }
}
