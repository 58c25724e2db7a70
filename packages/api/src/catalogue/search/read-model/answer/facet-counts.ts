import type { Bits } from '../columns/bitset.ts'
import { countCommon, intersect } from '../columns/bitset.ts'
import { countSitesPerLane } from '../columns/lane-counts.ts'
import type { Matches } from '../match/match-query.ts'
import { copied } from '../match/match-query.ts'
import type { ModelState } from '../columns/model-state.ts'
import type { PlaceLevel } from '../columns/place-ranges.ts'
import { countInPlace } from '../columns/place-ranges.ts'
import type { SearchFilter } from '../search-filter.types.ts'
import type { FacetCount, FacetCounts } from '../read-model.types.ts'
import { collectSites } from '../columns/site-spans.ts'

/** Counts every facet without its own filter (see FacetCounts). */
export function countFacets(
  state: ModelState,
  matches: Matches,
  filter: SearchFilter | undefined,
): FacetCounts {
  const { countries, areas, funnels } = matches.choices
  const { sites } = state
  const chosen = filter?.site
  return {
    countries: countPlaces(matches, {
      level: sites.countries,
      base: sitesBehind(state, matches, [areas, funnels]),
      chosen: chosen?.countries,
    }),
    areas: countPlaces(matches, {
      level: sites.areas,
      base: sitesBehind(state, matches, [countries, funnels]),
      chosen: chosen?.areas,
    }),
    funnels: countFunnels(state, matches, sitesBehind(state, matches, [countries, areas])),
    ...countAccommodationFacets(state, matches),
  }
}

/** How many of the results lie in each area that has any. */
export function countAreas({ sites }: ModelState, matches: Matches): FacetCount<number>[] {
  return countPlaces(matches, { level: sites.areas, base: matches.resultSites, chosen: undefined })
}

/** The facets of a query that nothing can match: the same values, all zero. */
export function emptyFacets(state: ModelState, filter: SearchFilter | undefined): FacetCounts {
  const { facilities, sites, accommodations } = state
  const zero = <Value>(value: Value): FacetCount<Value> => ({ value, count: 0 })
  const chosen = (level: PlaceLevel, ids: readonly number[] | undefined): FacetCount<number>[] =>
    [...level.ranges.keys()].filter((id) => ids?.includes(id)).map(zero)
  return {
    facilities: [...facilities.keys()].map(zero),
    countries: chosen(sites.countries, filter?.site?.countries),
    areas: chosen(sites.areas, filter?.site?.areas),
    funnels: [...sites.funnels.keys()].map(zero),
    categories: [...accommodations.categories.keys()].map(zero),
    bedrooms: accommodations.bedrooms.map((_, bedrooms) => zero(bedrooms)),
  }
}

function countSiteFacilities(
  { facilities }: ModelState,
  { resultSites, stretch }: Matches,
  ofAccommodations: ReadonlyMap<number, number>,
): FacetCount<number>[] {
  const counts: FacetCount<number>[] = []
  for (const [value, facility] of facilities) {
    const count =
      facility.level === 'site'
        ? countCommon(resultSites, facility.sites, stretch.siteSpan)
        : ofAccommodations.get(value)!
    counts.push({ value, count })
  }
  return counts
}

/** Sites that pass everything except one list: all accommodation filters, and the other lists of places. */
function sitesBehind({ scratch }: ModelState, matches: Matches, others: readonly (Bits | undefined)[]): Bits {
  const { countries, areas, funnels } = matches.choices
  if (!countries && !areas && !funnels) return matches.resultSites
  const { siteSpan } = matches.stretch
  const sites = copied(matches.unplacedSites, scratch.facetSites, siteSpan)
  for (const other of others) if (other) intersect(sites, other, siteSpan)
  return sites
}

function countPlaces(
  { stretch }: Matches,
  { level, base, chosen }: { level: PlaceLevel; base: Bits; chosen: readonly number[] | undefined },
): FacetCount<number>[] {
  const within = stretch.range
  const counts: FacetCount<number>[] = []
  for (const range of level.ranges.values()) {
    const outside = range.end <= within.start || range.start >= within.end
    const count = outside ? 0 : countInPlace(base, { level, range, within })
    if (count > 0 || chosen?.includes(range.id)) counts.push({ value: range.id, count })
  }
  return counts
}

function countFunnels({ sites }: ModelState, { stretch }: Matches, base: Bits): FacetCount<number>[] {
  return [...sites.funnels].map(([value, bits]) => ({
    value,
    count: countCommon(base, bits, stretch.siteSpan),
  }))
}

/** How many of `sites` have each property by an accommodation among `bits`. */
function countProperties(
  { accommodations, properties }: ModelState,
  { stretch }: Matches,
  { sites, bits }: { sites: Bits; bits: Bits },
): number[] {
  const { start } = accommodations.spans
  return properties.tables.flatMap((lanes) =>
    Array.from(countSitesPerLane(bits, { sites, span: stretch.siteSpan, start, lanes })),
  )
}

/**
 * The facets of single accommodations. Categories are counted among the chosen bedrooms, bedrooms among the
 * chosen categories.
 */
function countAccommodationFacets(
  state: ModelState,
  matches: Matches,
): Pick<FacetCounts, 'facilities' | 'categories' | 'bedrooms'> {
  const { properties, scratch } = state
  const { available, result, resultSites, stretch, choices } = matches
  const found = countProperties(state, matches, { sites: resultSites, bits: result })
  const among = (chosen: Bits | undefined, other: Bits | undefined): number[] => {
    // Without a choice in this list, the results already are the base.
    if (!chosen) return found
    const bits = copied(available, scratch.changes, stretch.span)
    if (other) intersect(bits, other, stretch.span)
    const sites = scratch.facetSites.fill(0, stretch.siteSpan.from, stretch.siteSpan.to)
    collectSites(state.accommodations.spans, { accommodations: bits, sites, span: stretch.span })
    return countProperties(state, matches, { sites, bits })
  }
  const ofCategories = among(choices.categories, choices.bedrooms)
  const ofBedrooms = among(choices.bedrooms, choices.categories)
  const ofFacilities = new Map([...properties.facilities].map(([id, place]) => [id, found[place]!]))
  return {
    facilities: countSiteFacilities(state, matches, ofFacilities),
    categories: [...properties.categories].map(([value, place]) => ({ value, count: ofCategories[place]! })),
    bedrooms: state.accommodations.bedrooms.map((_, value) => ({
      value,
      count: ofBedrooms[properties.bedrooms + value]!,
    })),
  }
}
