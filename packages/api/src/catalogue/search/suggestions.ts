import type { SearchSuggestions } from '@camping/contract/search-suggestions.schemas.ts'
import { stayLimits } from '@camping/contract/limits.ts'
import type { CatalogueContext } from './catalogue-context.ts'
import { neighbourAreas } from './neighbour-areas.ts'
import type { SearchFilter } from './read-model/search-filter.types.ts'
import type { SearchQuery } from './read-model/read-model.types.ts'

const mostFilters = 3
const mostDays = 7
const mostLengths = 3
/** Nights by which another length may differ. */
const lengthsBeside = 3
/** Instead of a stay that is longer than what is offered: four weeks down to one. */
const usualLengths = [4, 3, 2, 1].map((weeks) => weeks * 7)
/** A party up to this size belongs together. */
const closeParty = 4
const mostAccommodations = 6
const dayMs = 86_400_000

/**
 * Suggests changes to a search without results (search-20). Every change is run on the read model, so the counts
 * are those of the searches they lead to.
 */
export function suggestionsFor(query: SearchQuery, context: CatalogueContext): SearchSuggestions {
  const removals = removalsOf(query)
  const count = (changed: SearchQuery): number => context.world.readModel.count(changed)
  const filters = removals
    .map(({ without, ...filter }) => ({ ...filter, count: count(without) }))
    .filter((filter) => filter.count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, mostFilters)
  const { bounds: _, filter: __, ...bare } = query
  return {
    filters,
    withoutFilters: removals.length > 1 ? count(bare) || null : null,
    dates: otherDates(query)
      .map((date) => ({ date, count: count({ ...query, date }) }))
      .filter((other) => other.count > 0),
    nights: otherNights(query)
      .map((nights) => ({ nights, count: count({ ...query, nights }) }))
      .filter((other) => other.count > 0)
      .slice(0, mostLengths),
    party: spreadParty(query, count),
    smaller: smallerParties(query, count),
    areas: neighbourAreas(query, context),
  }
}

/** Lengths around the requested one, the nearest first, the shorter of two first. */
function otherNights({ nights }: SearchQuery): number[] {
  if (nights > stayLimits.offeredNights) return usualLengths
  const others: number[] = []
  for (let by = 1; by <= lengthsBeside; by += 1) others.push(nights - by, nights + by)
  return others.filter((other) => other >= 1 && other <= stayLimits.offeredNights)
}

/**
 * The largest share of a party over two or more accommodations, each with an adult: as few accommodations as find
 * something. Null for a small party and where nothing is found.
 */
function spreadParty(query: SearchQuery, count: (query: SearchQuery) => number): SearchSuggestions['party'] {
  const { adults, childAges } = query
  if (adults + childAges.length <= closeParty) return null
  const oldestFirst = childAges.toSorted((a, b) => b - a)
  for (let accommodations = 2; accommodations <= Math.min(adults, mostAccommodations); accommodations += 1) {
    const share = {
      adults: Math.ceil(adults / accommodations),
      childAges: oldestFirst.slice(0, Math.ceil(childAges.length / accommodations)).reverse(),
    }
    const found = count({ ...query, ...share })
    if (found > 0) return { accommodations, ...share, count: found }
  }
  return null
}

/**
 * The largest smaller parties that find something: with fewer adults, and with fewer children. One person decides whether
 * the size is the reason at all.
 */
function smallerParties(
  query: SearchQuery,
  count: (query: SearchQuery) => number,
): SearchSuggestions['smaller'] {
  const { adults, childAges } = query
  if (count({ ...query, adults: 1, childAges: [] }) === 0) return []
  const oldestFirst = childAges.toSorted((a, b) => b - a)
  const fewerAdults = countdown(adults - 1, 1).map((fewer) => ({ adults: fewer, childAges: [...childAges] }))
  const fewerChildren = countdown(childAges.length - 1, 0).map((fewer) => ({
    adults,
    childAges: oldestFirst.slice(0, fewer).reverse(),
  }))
  return [fewerAdults, fewerChildren].flatMap((parties) => {
    for (const party of parties) {
      const found = count({ ...query, ...party })
      if (found > 0) return [{ ...party, count: found }]
    }
    return []
  })
}

/** The numbers from one down to another. */
const countdown = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, from - to + 1) }, (_, at) => from - at)

type Removal = Pick<SearchSuggestions['filters'][number], 'key' | 'facility'> & {
  readonly without: SearchQuery
}

/** The search without each of its filters in turn. */
function removalsOf(query: SearchQuery): Removal[] {
  const site = query.filter?.site ?? {}
  const accommodation = query.filter?.accommodation ?? {}
  const facilities = [...new Set(site.facilities)]
  const removals: Removal[] = facilities.map((facility) => {
    const others = facilities.filter((id) => id !== facility)
    return { key: 'facilities', facility, without: withSite(query, { facilities: others }) }
  })
  for (const key of ['countries', 'areas', 'funnels'] as const)
    if (site[key]?.length) removals.push({ key, facility: null, without: withSite(query, { [key]: [] }) })
  for (const key of ['categories', 'bedrooms'] as const) {
    if (!accommodation[key]?.length) continue
    const filter = { ...query.filter, accommodation: { ...accommodation, [key]: [] } }
    removals.push({ key, facility: null, without: { ...query, filter } })
  }
  if (accommodation.price?.from !== undefined || accommodation.price?.to !== undefined) {
    const filter = { ...query.filter, accommodation: { ...accommodation, price: undefined } }
    removals.push({ key: 'price', facility: null, without: { ...query, filter } })
  }
  if (site.rating)
    removals.push({ key: 'rating', facility: null, without: withSite(query, { rating: undefined }) })
  if (query.bounds) removals.push({ key: 'bounds', facility: null, without: { ...query, bounds: undefined } })
  return removals
}

const withSite = (query: SearchQuery, change: NonNullable<SearchFilter['site']>): SearchQuery => ({
  ...query,
  filter: { ...query.filter, site: { ...query.filter?.site, ...change } },
})

/** Arrival days around the requested one, the nearest first, the earlier of two first; none in the past. */
function otherDates({ date, today }: SearchQuery): string[] {
  const dates: string[] = []
  for (let days = 1; days <= mostDays; days += 1)
    for (const shift of [-days, days])
      dates.push(new Date(Date.parse(date) + shift * dayMs).toISOString().slice(0, 10))
  return dates.filter((other) => other >= today)
}
