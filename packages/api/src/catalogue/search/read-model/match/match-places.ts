import type { Bits, WordSpan } from '../columns/bitset.ts'
import { clearBit, intersect, setBit, setRange } from '../columns/bitset.ts'
import type { ModelState } from '../columns/model-state.ts'
import type { SiteRange } from '../columns/place-ranges.ts'
import { addPlace } from '../columns/place-ranges.ts'
import type { Bounds, SearchQuery } from '../read-model.types.ts'
import { bitsOfSet } from '../columns/site-set.ts'
import type { SiteTable } from '../columns/site-table.ts'
import { allowsStay } from '../columns/stay-rules.ts'

const nowhere: SiteRange = { start: 0, end: 0 }

/** The range of sites in a query's destination; empty for an unknown place. */
export function destinationRange(sites: SiteTable, query: SearchQuery): SiteRange {
  let range: SiteRange = { start: 0, end: sites.count }
  const narrow = (place: SiteRange | undefined): void => {
    const { start, end } = place ?? nowhere
    range = { start: Math.max(range.start, start), end: Math.min(range.end, end) }
  }
  if (query.countryId !== undefined) narrow(sites.countries.ranges.get(query.countryId))
  if (query.areaId !== undefined) narrow(sites.areas.ranges.get(query.areaId))
  if (query.cityId !== undefined) narrow(sites.cities.ranges.get(query.cityId))
  if (query.siteId !== undefined) {
    const site = sites.lookup.indexOf(query.siteId)
    narrow(site < 0 ? undefined : { start: site, end: site + 1 })
  }
  return range.start < range.end ? range : nowhere
}

/** Calls back with every member of a set, ascending. */
export function forEachBit(bits: Bits, { from, to }: WordSpan, visit: (at: number) => void): void {
  for (let word = from; word < to; word += 1) {
    let rest = bits[word]!
    while (rest !== 0) {
      visit((word << 5) + 31 - Math.clz32(rest & -rest))
      rest &= rest - 1
    }
  }
}

/**
 * Writes to `scratch.sites` the candidate sites before accommodations are checked, without the OR filters, which
 * facets must ignore.
 */
export function matchPlaces(
  state: ModelState,
  {
    query,
    range,
    span,
    arrivalDay,
  }: { query: SearchQuery; range: SiteRange; span: WordSpan; arrivalDay: number },
): Bits {
  const { sites, scratch, facilities } = state
  const bits = scratch.sites.fill(0, span.from, span.to)
  setRange(bits, range.start, range.end)
  intersect(bits, sites.live, span)
  if (query.within) intersect(bits, bitsOfSet(query.within), span)
  for (const [level, id] of [
    [sites.countries, query.countryId],
    [sites.areas, query.areaId],
    [sites.cities, query.cityId],
  ] as const) {
    if (id === undefined || level.ranges.get(id)?.whole !== false) continue
    addPlace(cleared(scratch.chosenSites, span), level, id)
    intersect(bits, scratch.chosenSites, span)
  }
  if (query.funnelId !== undefined) intersectOrClear(bits, sites.funnels.get(query.funnelId), span)
  for (const id of query.filter?.site?.facilities ?? []) {
    const facility = facilities.get(id)
    if (facility?.level !== 'accommodation') intersectOrClear(bits, facility?.sites, span)
  }
  intersectRated(state, { bits, rating: query.filter?.site?.rating, span })
  if (query.siteIds) intersectListed(state, { bits, ids: query.siteIds, span, range })
  if (query.bounds) intersectBounds(sites, { bits, bounds: query.bounds, span })
  intersectAdmitting(state, { bits, span, arrivalDay, nights: query.nights })
  return bits
}

function intersectRated(
  { orders }: ModelState,
  { bits, rating, span }: { bits: Bits; rating: number | undefined; span: WordSpan },
): void {
  if (!rating) return
  const { tenths } = orders.ratings
  forEachBit(bits, span, (site) => {
    if (tenths[site]! < rating) clearBit(bits, site)
  })
}

const cleared = (bits: Bits, span: WordSpan): Bits => bits.fill(0, span.from, span.to)

const intersectOrClear = (bits: Bits, other: Bits | undefined, span: WordSpan): void => {
  if (other) intersect(bits, other, span)
  else cleared(bits, span)
}

function intersectListed(
  { sites, scratch }: ModelState,
  { bits, ids, span, range }: { bits: Bits; ids: readonly number[]; span: WordSpan; range: SiteRange },
): void {
  const listed = cleared(scratch.chosenSites, span)
  for (const id of ids) {
    const site = sites.lookup.indexOf(id)
    if (site >= range.start && site < range.end) setBit(listed, site)
  }
  intersect(bits, listed, span)
}

/** Whether a box contains a point; a box whose west is greater than its east crosses the date line. */
const isInside = ({ north, south, west, east }: Bounds, lat: number, lng: number): boolean =>
  lat <= north && lat >= south && (west <= east ? lng >= west && lng <= east : lng >= west || lng <= east)

function intersectBounds(
  sites: SiteTable,
  { bits, bounds, span }: { bits: Bits; bounds: Bounds; span: WordSpan },
): void {
  forEachBit(bits, span, (site) => {
    if (!isInside(bounds, sites.lat[site]!, sites.lng[site]!)) bits[site >>> 5]! &= ~(1 << (site & 31))
  })
}

/** Removes sites whose stay rules refuse the arrival day or the length; each set of rules is checked once. */
function intersectAdmitting(
  { sites, scratch }: ModelState,
  { bits, span, arrivalDay, nights }: { bits: Bits; span: WordSpan; arrivalDay: number; nights: number },
): void {
  const { of, values } = sites.rules
  const verdicts = scratch.ruleVerdicts.fill(0)
  for (let word = span.from; word < span.to; word += 1) {
    if (bits[word] === 0) continue
    const first = word << 5
    const end = Math.min(first + 32, sites.count)
    let admitted = 0
    // All sites of the word, candidates or not: an unpredictable jump costs more than the check.
    for (let site = first; site < end; site += 1) {
      const rules = of[site]!
      let verdict = verdicts[rules]!
      if (verdict === 0) {
        verdict = allowsStay(values[rules]!, arrivalDay, nights) ? 2 : 1
        verdicts[rules] = verdict
      }
      admitted |= (verdict - 1) << (site - first)
    }
    bits[word]! &= admitted
  }
}
