import type { Bits } from './bitset.ts'
import { countRange, hasBit, setBit, setRange } from './bitset.ts'

/** Positions [start, end) of sites. */
export interface SiteRange {
  readonly start: number
  readonly end: number
}

/** The sites of one country, area or city. */
export interface PlaceRange extends SiteRange {
  readonly id: number
  /** Whether everything between start and end belongs to it; false only if the data puts one place into two parents. */
  readonly whole: boolean
}

/** One level of places over all sites, in the sites' order. */
export interface PlaceLevel {
  readonly placeOfSite: Int32Array
  readonly ranges: ReadonlyMap<number, PlaceRange>
}

/** Finds where each place starts and ends. */
export function createPlaceLevel(placeOfSite: Int32Array): PlaceLevel {
  const found = new Map<number, { id: number; start: number; end: number; count: number }>()
  placeOfSite.forEach((id, site) => {
    const range = found.get(id)
    if (!range) found.set(id, { id, start: site, end: site + 1, count: 1 })
    else {
      range.end = site + 1
      range.count += 1
    }
  })
  const ranges = new Map<number, PlaceRange>()
  for (const [id, { start, end, count }] of [...found].sort(([a], [b]) => a - b))
    ranges.set(id, { id, start, end, whole: count === end - start })
  return { placeOfSite, ranges }
}

/** Adds the sites of a place. */
export function addPlace(bits: Bits, level: PlaceLevel, id: number): void {
  const range = level.ranges.get(id)
  if (!range) return
  if (range.whole) setRange(bits, range.start, range.end)
  else
    for (let site = range.start; site < range.end; site += 1)
      if (level.placeOfSite[site] === id) setBit(bits, site)
}

/** How many sites of a place are in the set, limited to positions of `within`. */
export function countInPlace(
  bits: Bits,
  { level, range, within }: { level: PlaceLevel; range: PlaceRange; within: SiteRange },
): number {
  const start = Math.max(range.start, within.start)
  const end = Math.min(range.end, within.end)
  if (range.whole) return countRange(bits, start, end)
  let count = 0
  for (let site = start; site < end; site += 1)
    if (level.placeOfSite[site] === range.id && hasBit(bits, site)) count += 1
  return count
}
