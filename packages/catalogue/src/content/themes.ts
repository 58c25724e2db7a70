import type { CatalogueTheme } from '../types/catalogue.types.ts'
import { slugify } from '../places/slugify.ts'
import { worldAreas, worldPlaces } from '../places/world-places.ts'
import { localiseKnown } from '../texts/localised.ts'
import { facilityId } from './facility-groups.ts'
import { themeRows } from './themes.data.ts'

/** The themes, with slugs from their titles and a search for fitting sites. */
export const themes: CatalogueTheme[] = themeRows.map((row, index) => {
  const title = localiseKnown(row.title)
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
    slug: Object.fromEntries(
      Object.entries(title).map(([set, text]) => [set, slugify(text, set === 'de' || set === 'de-CH')]),
    ),
    title,
    intro: localiseKnown(row.intro),
    imageId: row.imageId,
    blocks: row.blocks.map(([heading, body]) => ({
      heading: localiseKnown(heading),
      body: localiseKnown(body),
    })),
    search,
  }
})
