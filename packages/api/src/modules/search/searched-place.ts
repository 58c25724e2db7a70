import type { SearchFilter } from '@camping/contract/search.schemas.ts'
import type { Searched } from '@camping/contract/searched.schemas.ts'
import type { ApiContext } from '../../server/api-context.ts'
import type { FoundPlace } from './find-place.ts'
import type { Named, PlaceList } from './places.ts'

/** Own slugs of the places that slugs mean; an unknown slug stays as it is, and finds nothing. */
function ownSlugs(slugs: readonly string[], list: PlaceList<Named>, context: ApiContext): string[] {
  const own = slugs.map((slug) => list.byAnySlug(context.messages, slug)[0]?.slug[context.messages] ?? slug)
  return [...new Set(own)]
}

/** The filters in the slugs of the edition; undefined when they are already. */
function ownFilter(site: SearchFilter['site'], context: ApiContext): Searched['filter'] {
  const { places } = context.world
  const own = {
    countries: ownSlugs(site.countries, places.countries, context),
    areas: ownSlugs(site.areas, places.areas, context),
    funnels: ownSlugs(site.funnels, places.funnels, context),
  }
  const keys = ['countries', 'areas', 'funnels'] as const
  return keys.some((key) => own[key].join() !== site[key].join()) ? own : undefined
}

/**
 * What a search names, in the words of the edition; undefined when it names no place and no filter of another language.
 * A town or an area tells where it lies, also when the search did not say so.
 */
export function searchedPlace(
  found: FoundPlace,
  site: SearchFilter['site'],
  context: ApiContext,
): Searched | undefined {
  const { places } = context.world
  const set = context.messages
  const { funnel, city } = found
  const area = found.area ?? (city && places.areas.get(city.areaId))
  const country = found.country ?? (area && places.countries.get(area.countryId))
  const filter = ownFilter(site, context)
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
