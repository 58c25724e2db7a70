import type { CatalogueTheme } from '../types/catalogue.types.ts'
import { slugify } from '../places/slugify.ts'
import { worldAreas, worldPlaces } from '../places/world-places.ts'
import { localise, localised } from '../texts/localised.ts'
import { facilityId } from './facility-groups.ts'
import { themeRows } from './themes.data.ts'

/** The twelve themes, with slugs from their titles and a search for fitting sites. */
export const themes: CatalogueTheme[] = themeRows.map((row, index) => {
  const title = localise(row.title)
  const area = row.area ? worldAreas.find((each) => each.key === row.area) : undefined
  const country = row.country ? worldPlaces.find((each) => each.country.code === row.country) : undefined
  const search: CatalogueTheme['search'] = {}
  if (row.funnelKey) search.funnelKey = row.funnelKey
  const countryId = area?.area.countryId ?? country?.country.id
  if (countryId !== undefined) search.countryId = countryId
  if (area) search.areaId = area.area.id
  if (row.facilities) search.facilityIds = row.facilities.map(facilityId)
  return {
    id: index + 1,
    slug: localised((set) => slugify(title[set], set === 'de' || set === 'de-CH')),
    title,
    intro: localise(row.intro),
    imageId: row.imageId,
    blocks: row.blocks.map(([heading, body]) => ({ heading: localise(heading), body: localise(body) })),
    search,
  }
})
