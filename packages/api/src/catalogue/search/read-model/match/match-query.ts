import { MOST_BEDROOMS } from '../columns/accommodation-table.ts'
import type { Bits, WordSpan } from '../columns/bitset.ts'
import { countSpan, intersect, spanOf, unite } from '../columns/bitset.ts'
import type { Stretch } from './match-accommodations.ts'
import { filterBySites, matchAccommodations } from './match-accommodations.ts'
import { filterByPrice } from './filter-by-price.ts'
import { destinationRange, matchPlaces } from './match-places.ts'
import type { ModelState } from '../columns/model-state.ts'
import type { PlaceLevel, SiteRange } from '../columns/place-ranges.ts'
import { addPlace } from '../columns/place-ranges.ts'
import type { SearchQuery } from '../read-model.types.ts'
import { collectSites } from '../columns/site-spans.ts'
import type { StayWindow } from './stay-window.ts'
import { stayWindow } from './stay-window.ts'

/** The OR filters of a query as sets; undefined where it has none. */
interface Choices {
  readonly countries: Bits | undefined
  readonly areas: Bits | undefined
  readonly funnels: Bits | undefined
  readonly categories: Bits | undefined
  readonly bedrooms: Bits | undefined
}

/** The matches of a query. All sets are in the model's scratch memory: read them before the next query. */
export interface Matches {
  readonly window: StayWindow
  readonly stretch: Stretch
  /** Matching accommodations. */
  readonly result: Bits
  /** Sites with a matching accommodation. */
  readonly resultSites: Bits
  readonly total: number
  /** As `result`, before the filters of categories and bedrooms; prices are filtered. */
  readonly available: Bits
  /** As `resultSites`, before the filters of countries, areas and funnels. */
  readonly unplacedSites: Bits
  readonly choices: Choices
}

/**
 * Finds the accommodations that can be offered. Undefined when no stay can have these dates or the place is
 * unknown.
 */
export function matchQuery(state: ModelState, query: SearchQuery): Matches | undefined {
  const window = stayWindow(query, state)
  const range = destinationRange(state.sites, query)
  if (!window || range.start === range.end) return undefined
  const { scratch, accommodations } = state
  const { start } = accommodations.spans
  const siteSpan = spanOf(range.start, range.end)
  const span = spanOf(start[range.start]!, start[range.end]!)
  const stretch: Stretch = { range, siteSpan, span }
  const sites = matchPlaces(state, { query, range, span: siteSpan, arrivalDay: window.arrivalDay })
  const available = matchAccommodations(state, { query, window, sites, stretch })
  filterByPrice(state, { bits: available, query, window, span })
  const choices = choicesOf(state, query, stretch)

  const result = narrowed(available, { into: scratch.result, span, choices })
  const unplacedSites = scratch.unplacedSites.fill(0, siteSpan.from, siteSpan.to)
  collectSites(accommodations.spans, { accommodations: result, sites: unplacedSites, span })
  const placed = placedSites(state, { choices, stretch })
  if (!placed)
    return {
      window,
      stretch,
      result,
      resultSites: unplacedSites,
      total: countSpan(unplacedSites, siteSpan),
      available,
      unplacedSites,
      choices,
    }
  filterBySites(state, { bits: available, sites: placed, stretch })
  if (result !== available) filterBySites(state, { bits: result, sites: placed, stretch })
  const resultSites = copied(unplacedSites, scratch.resultSites, siteSpan)
  intersect(resultSites, placed, siteSpan)
  const total = countSpan(resultSites, siteSpan)
  return { window, stretch, result, resultSites, total, available, unplacedSites, choices }
}

/** Copies a span of one set to the same span of another. */
export function copied(from: Bits, to: Bits, span: WordSpan): Bits {
  for (let word = span.from; word < span.to; word += 1) to[word] = from[word]!
  return to
}

const within = (bits: Bits, range: SiteRange, span: WordSpan): Bits => {
  const lowest = -1 << (range.start & 31)
  const highest = -1 >>> (31 - ((range.end - 1) & 31))
  bits[span.from]! &= lowest
  bits[span.to - 1]! &= highest
  return bits
}

/** The sites that pass countries, areas and funnels; undefined when none of them is filtered. */
function placedSites(
  { scratch }: ModelState,
  { choices, stretch }: { choices: Choices; stretch: Stretch },
): Bits | undefined {
  const { range, siteSpan } = stretch
  const sets = [choices.countries, choices.areas, choices.funnels].filter((set) => set !== undefined)
  const [first, ...rest] = sets
  if (!first) return undefined
  const placed = within(copied(first, scratch.chosenSites, siteSpan), range, siteSpan)
  for (const set of rest) intersect(placed, set, siteSpan)
  return placed
}

/** The accommodations of the chosen categories and bedrooms; the same set when nothing is chosen. */
function narrowed(
  available: Bits,
  { into, span, choices }: { into: Bits; span: WordSpan; choices: Choices },
): Bits {
  if (!choices.categories && !choices.bedrooms) return available
  copied(available, into, span)
  if (choices.categories) intersect(into, choices.categories, span)
  if (choices.bedrooms) intersect(into, choices.bedrooms, span)
  return into
}

function choicesOf(
  { sites, accommodations, scratch }: ModelState,
  query: SearchQuery,
  stretch: Stretch,
): Choices {
  const { siteSpan, span } = stretch
  const site = query.filter?.site ?? {}
  const accommodation = query.filter?.accommodation ?? {}
  const places = (ids: readonly number[] | undefined, level: PlaceLevel, into: Bits): Bits | undefined => {
    if (!ids?.length) return undefined
    into.fill(0)
    for (const id of ids) addPlace(into, level, id)
    return into
  }
  const union = (
    sets: readonly (Bits | undefined)[] | undefined,
    into: Bits,
    words: WordSpan,
  ): Bits | undefined => {
    if (!sets?.length) return undefined
    into.fill(0, words.from, words.to)
    for (const set of sets) if (set) unite(into, set, words)
    return into
  }
  const funnels = site.funnels?.map((id) => sites.funnels.get(id))
  const categories = accommodation.categories?.map((key) => accommodations.categories.get(key))
  const bedrooms = accommodation.bedrooms?.map(
    (count) => accommodations.bedrooms[Math.min(count, MOST_BEDROOMS)],
  )
  return {
    countries: places(site.countries, sites.countries, scratch.countries),
    areas: places(site.areas, sites.areas, scratch.areas),
    funnels: union(funnels, scratch.funnels, siteSpan),
    categories: union(categories, scratch.categories, span),
    bedrooms: union(bedrooms, scratch.bedrooms, span),
  }
}
