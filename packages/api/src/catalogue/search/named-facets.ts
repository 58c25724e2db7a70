import { firstAreas, type Facets } from '@camping/contract/search.schemas.ts'
import type { AccommodationCategoryKey } from '../../platform/db/catalogue-tables.ts'
import type { CatalogueContext } from './catalogue-context.ts'
import type { FacetCount, FacetCounts } from './read-model/read-model.types.ts'
import type { Named, PlaceList } from './places.ts'

export interface RequestedFacets {
  readonly facets: 'all' | 'first'
  /** Ids of the chosen areas, which are always listed. */
  readonly chosenAreas: readonly number[]
}

/** Facet counts with names and slugs of the requesting edition; facility groups in the catalogue's order. */
export function namedFacets(
  counts: FacetCounts,
  { facets, chosenAreas }: RequestedFacets,
  context: CatalogueContext,
): Facets {
  const { places, facilities, categoryNames } = context.world
  const set = context.messages
  const facilityCounts = new Map(counts.facilities.map(({ value, count }) => [value, count]))
  const placesOf = (list: readonly FacetCount<number>[], kind: PlaceList<Named>): Facets['countries'] =>
    list
      .map(({ value, count }) => {
        const place = kind.need(value)
        return { slug: place.slug[set], name: place.name[set], count }
      })
      .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
  const areas = placesOf(counts.areas, places.areas)
  const chosen = new Set(
    counts.areas
      .filter(({ value }) => chosenAreas.includes(value))
      .map(({ value }) => places.areas.need(value).slug[set]),
  )
  const namedAreas =
    facets === 'all' ? areas : areas.filter(({ slug }, index) => index < firstAreas || chosen.has(slug))
  return {
    facilities: facilities.groups.map((group) => ({
      id: group.id,
      title: group.title[set],
      items: group.items.map(({ id, name }) => ({ id, name: name[set], count: facilityCounts.get(id) ?? 0 })),
    })),
    countries: placesOf(counts.countries, places.countries),
    areas: namedAreas,
    moreAreas: areas.length - namedAreas.length,
    funnels: counts.funnels.map(({ value, count }) => {
      const funnel = places.funnels.need(value)
      return { slug: funnel.slug[set], name: funnel.name[set], count }
    }),
    categories: counts.categories.map(({ value, count }) => ({
      key: value as AccommodationCategoryKey,
      name: categoryNames.get(value)?.[set] ?? value,
      count,
    })),
    bedrooms: counts.bedrooms.map(({ value, count }) => ({ bedrooms: value, count })),
  }
}

/** For replies of which only the places are used. */
export const noFacets: Facets = {
  facilities: [],
  countries: [],
  areas: [],
  moreAreas: 0,
  funnels: [],
  categories: [],
  bedrooms: [],
}
