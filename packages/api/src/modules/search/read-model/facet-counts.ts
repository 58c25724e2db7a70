import type { Bits } from './bitset.ts'
import { countCommon, intersect } from './bitset.ts'
import type { Matches } from './match-query.ts'
import { copied } from './match-query.ts'
import type { ModelState } from './model-state.ts'
import type { PlaceLevel } from './place-ranges.ts'
import { countInPlace } from './place-ranges.ts'
import type { FacetCount, FacetCounts, SearchFilter } from './read-model.types.ts'
import { countSites } from './site-spans.ts'

/** Counts every facet behind its own filter (see FacetCounts). */
export function countFacets(
  state: ModelState,
  matches: Matches,
  filter: SearchFilter | undefined,
): FacetCounts {
  const { countries, areas, funnels } = matches.choices
  const { sites } = state
  const chosen = filter?.site
  return {
    facilities: countFacilities(state, matches),
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
    ...countKinds(state, matches),
  }
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

function countFacilities(
  { facilities, accommodations }: ModelState,
  { result, resultSites, stretch }: Matches,
): FacetCount<number>[] {
  const counts: FacetCount<number>[] = []
  for (const [value, facility] of facilities) {
    const count =
      facility.level === 'site'
        ? countCommon(resultSites, facility.sites, stretch.siteSpan)
        : countSites(accommodations.spans, result, facility.accommodations, stretch.span)
    counts.push({ value, count })
  }
  return counts
}

/** Sites that pass everything but one list: all accommodation filters, and the other lists of places. */
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

/** Categories are counted among the chosen bedrooms, bedrooms among the chosen categories. */
function countKinds(
  { accommodations, scratch }: ModelState,
  { available, result, stretch, choices }: Matches,
): Pick<FacetCounts, 'categories' | 'bedrooms'> {
  const { spans } = accommodations
  const { span } = stretch
  const among = (other: Bits | undefined): Bits => {
    if (!choices.categories && !choices.bedrooms) return result
    const bits = copied(available, scratch.changes, span)
    if (other) intersect(bits, other, span)
    return bits
  }
  const ofCategories = among(choices.bedrooms)
  const categories = [...accommodations.categories].map(([value, bits]) => ({
    value,
    count: countSites(spans, ofCategories, bits, span),
  }))
  const ofBedrooms = among(choices.categories)
  const bedrooms = accommodations.bedrooms.map((bits, value) => ({
    value,
    count: countSites(spans, ofBedrooms, bits, span),
  }))
  return { categories, bedrooms }
}
