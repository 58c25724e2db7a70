import { firstValues, type Facets } from '@camping/contract/search.schemas.ts'
import type { AccommodationCategoryKey } from '../../platform/db/catalogue-tables.ts'
import type { CatalogueContext } from './catalogue-context.ts'
import type { Histogram, Histograms } from './read-model/histogram.types.ts'
import type { FacetCount, FacetCounts } from './read-model/read-model.types.ts'
import type { Named, PlaceList } from './places.ts'

export interface RequestedFacets {
  readonly facets: 'all' | 'first'
  /** Ids of the chosen areas, which are always listed. */
  readonly chosenAreas: readonly number[]
  /** Ids of the chosen facilities, likewise. */
  readonly chosenFacilities: readonly number[]
}

/** Facet counts with names and slugs of the requesting edition; facility groups in the catalogue's order. */
export function namedFacets(
  counts: FacetCounts & Partial<Histograms>,
  { facets, chosenAreas, chosenFacilities }: RequestedFacets,
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
    facets === 'all' ? areas : areas.filter(({ slug }, index) => index < firstValues || chosen.has(slug))
  return {
    facilities: facilities.groups.map((group) => {
      const items = group.items.filter(
        ({ id }, index) => facets === 'all' || index < firstValues || chosenFacilities.includes(id),
      )
      const more = group.items.length - items.length
      return {
        id: group.id,
        title: group.title[set],
        items: items.map(({ id, name }) => ({ id, name: name[set], count: facilityCounts.get(id) ?? 0 })),
        ...(more > 0 && { more }),
      }
    }),
    countries: placesOf(counts.countries, places.countries),
    areas: namedAreas,
    moreAreas: areas.length - namedAreas.length,
    // The model knows every kind of holiday, the edition those that it offers.
    funnels: counts.funnels.flatMap(({ value, count }) => {
      const funnel = places.funnels.get(value)
      return funnel ? [{ slug: funnel.slug[set], name: funnel.name[set], count }] : []
    }),
    categories: counts.categories.map(({ value, count }) => ({
      key: value as AccommodationCategoryKey,
      name: categoryNames.get(value)?.[set] ?? value,
      count,
    })),
    bedrooms: counts.bedrooms.map(({ value, count }) => ({ bedrooms: value, count })),
    prices: barsOf(counts.prices),
    ratings: barsOf(counts.ratings),
  }
}

const barsOf = (histogram: Histogram | null | undefined): Facets['prices'] =>
  histogram ? { ...histogram, counts: [...histogram.counts] } : null

/** For replies of which only the places are used. */
export const noFacets: Facets = {
  facilities: [],
  countries: [],
  areas: [],
  moreAreas: 0,
  funnels: [],
  categories: [],
  bedrooms: [],
  prices: null,
  ratings: null,
}
