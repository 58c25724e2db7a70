import type { SearchFilter } from '@camping/contract/search.schemas.ts'
import type { Searched } from '@camping/contract/searched.schemas.ts'
import type { CatalogueContext } from './catalogue-context.ts'
import type { FoundPlace } from './find-place.ts'
import type { Named, PlaceList } from './places.ts'

/** The edition's slugs of the places that slugs name; an unknown slug stays as it is, and finds nothing. */
function editionSlugs(slugs: readonly string[], list: PlaceList<Named>, context: CatalogueContext): string[] {
  const present = slugs.map(
    (slug) => list.byAnySlug(context.messages, slug)[0]?.slug[context.messages] ?? slug,
  )
  return [...new Set(present)]
}

/** The filters in the slugs of the edition; undefined when they already are. */
function editionFilter(site: SearchFilter['site'], context: CatalogueContext): Searched['filter'] {
  const { places } = context.world
  const present = {
    countries: editionSlugs(site.countries, places.countries, context),
    areas: editionSlugs(site.areas, places.areas, context),
    funnels: editionSlugs(site.funnels, places.funnels, context),
  }
  const keys = ['countries', 'areas', 'funnels'] as const
  return keys.some((key) => present[key].join() !== site[key].join()) ? present : undefined
}

/**
 * What a search names, in the words of the edition; undefined when it names no place and no filter of another
 * language. A town or an area comes with its position, even when the search did not name it.
 */
export function searchedPlace(
  found: FoundPlace,
  site: SearchFilter['site'],
  context: CatalogueContext,
): Searched | undefined {
  const { places } = context.world
  const set = context.messages
  const { funnel, city } = found
  const area = found.area ?? (city && places.areas.get(city.areaId))
  const country = found.country ?? (area && places.countries.get(area.countryId))
  const filter = editionFilter(site, context)
  if (!funnel && !country && !filter) return undefined
  const named = (one: Named | undefined) => (one ? { slug: one.slug[set], name: one.name[set] } : null)
  return {
    funnel: funnel ? { id: funnel.id, slug: funnel.slug[set] } : null,
    place: city
      ? { type: 'city', id: city.id }
      : found.area
        ? { type: 'area', id: found.area.id }
        : found.country
          ? { type: 'country', id: found.country.id }
          : null,
    country: named(country),
    area: named(area),
    city: named(city),
    ...(filter ? { filter } : {}),
  }
}
