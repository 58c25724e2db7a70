import { holding } from '../columns/accommodation-table.ts'
import type { Bits, WordSpan } from '../columns/bitset.ts'
import { clearRange, countSpan, hasBit, intersect, setRange } from '../columns/bitset.ts'
import { forEachBit } from './match-places.ts'
import type { ModelState } from '../columns/model-state.ts'
import type { SiteRange } from '../columns/place-ranges.ts'
import type { SearchQuery } from '../read-model.types.ts'
import type { StayWindow } from './stay-window.ts'

/** The range of a step: sites, their words, and the words of their accommodations. */
export interface Stretch {
  readonly range: SiteRange
  readonly siteSpan: WordSpan
  readonly span: WordSpan
}

/** Removes the accommodations of all sites that are not in `sites`. */
export function filterBySites(
  state: ModelState,
  { bits, sites, stretch }: { bits: Bits; sites: Bits; stretch: Stretch },
): void {
  const { range, siteSpan, span } = stretch
  const { start } = state.accommodations.spans
  const kept = countSpan(sites, siteSpan)
  if (kept === range.end - range.start) return
  if (kept * 2 > range.end - range.start) {
    for (let site = range.start; site < range.end; site += 1)
      if (!hasBit(sites, site)) clearRange(bits, start[site]!, start[site + 1]!)
    return
  }
  const mask = state.scratch.mask.fill(0, span.from, span.to)
  forEachBit(sites, siteSpan, (site) => setRange(mask, start[site]!, start[site + 1]!))
  intersect(bits, mask, span)
}

/**
 * Writes to `scratch.available` the accommodations on `sites` that hold the party, have every requested
 * facility, and have one and the same unit free on every night.
 */
export function matchAccommodations(
  state: ModelState,
  {
    query,
    window,
    sites,
    stretch,
  }: { query: SearchQuery; window: StayWindow; sites: Bits; stretch: Stretch },
): Bits {
  const { accommodations, availability, facilities, scratch } = state
  const { range, span } = stretch
  const { start } = accommodations.spans
  const bits = scratch.available.fill(0, span.from, span.to)
  const persons = holding(accommodations.persons, query.adults + query.childAges.length)
  const adults = holding(accommodations.adults, query.adults)
  if (!persons || !adults) return bits
  setRange(bits, start[range.start]!, start[range.end]!)
  intersect(bits, persons, span)
  intersect(bits, adults, span)
  availability.intersectSellable(bits, window, span)
  for (const id of query.filter?.site?.facilities ?? []) {
    const facility = facilities.get(id)
    if (facility?.level === 'accommodation') intersect(bits, facility.accommodations, span)
  }
  filterBySites(state, { bits, sites, stretch })
  filterSingleUnit(state, { bits, window, span })
  return bits
}

/**
 * A unit is free each night, but perhaps not the same one: where a change may be needed, the occupations are
 * checked.
 */
function filterSingleUnit(
  { availability, occupations, scratch }: ModelState,
  { bits, window, span }: { bits: Bits; window: StayWindow; span: WordSpan },
): void {
  if (!availability.hasSwitches || window.to - window.from === 1) return
  const changes = scratch.changes.fill(0, span.from, span.to)
  availability.addSwitches(changes, { from: window.from + 1, to: window.to }, span)
  for (let word = span.from; word < span.to; word += 1) {
    let rest = changes[word]! & bits[word]!
    let kept = bits[word]!
    while (rest !== 0) {
      const lowest = rest & -rest
      rest ^= lowest
      const at = (word << 5) + 31 - Math.clz32(lowest)
      if (occupations.freeUnits(at, window.from, window.to) === 0) kept ^= lowest
    }
    bits[word] = kept
  }
}
