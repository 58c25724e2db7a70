import type { Bits } from './bitset.ts'
import { emptyBits, setBit } from './bitset.ts'
import type { IdLookup } from './id-lookup.ts'
import { createIdLookup } from './id-lookup.ts'
import type { AccommodationRow, SiteRow } from '../read-model.types.ts'
import type { SiteSpans } from './site-spans.ts'
import { createSiteSpans } from './site-spans.ts'

/** Bedroom counts end at "4 or more". */
export const MOST_BEDROOMS = 4

/** The accommodations with a capacity of at least `least`. */
interface CapacityStep {
  readonly least: number
  readonly bits: Bits
}

/** All accommodations, site by site in the sites' order, within a site by id. */
export interface AccommodationTable {
  readonly count: number
  readonly ids: Int32Array
  readonly lookup: IdLookup
  readonly spans: SiteSpans
  readonly persons: readonly CapacityStep[]
  readonly adults: readonly CapacityStep[]
  readonly maxPersons: Uint16Array
  readonly maxAdults: Uint16Array
  readonly categories: ReadonlyMap<string, Bits>
  /** Index 0–4. */
  readonly bedrooms: readonly Bits[]
}

/** Groups accommodations by site, in the sites' order. Throws for an accommodation of an unknown site. */
export function inSiteOrder(
  rows: Iterable<AccommodationRow>,
  sites: readonly SiteRow[],
): { rows: AccommodationRow[]; start: Int32Array } {
  const ofSite = new Map<number, AccommodationRow[]>(sites.map((site) => [site.id, []]))
  for (const row of rows) {
    const group = ofSite.get(row.siteId)
    if (!group) throw new Error(`Accommodation ${row.id} belongs to the unknown site ${row.siteId}`)
    group.push(row)
  }
  const start = new Int32Array(sites.length + 1)
  const ordered: AccommodationRow[] = []
  sites.forEach((site, at) => {
    for (const row of ofSite.get(site.id)!.sort((a, b) => a.id - b.id)) ordered.push(row)
    start[at + 1] = ordered.length
  })
  return { rows: ordered, start }
}

const bitsWhere = (rows: readonly AccommodationRow[], test: (row: AccommodationRow) => boolean): Bits => {
  const bits = emptyBits(rows.length)
  rows.forEach((row, at) => {
    if (test(row)) setBit(bits, at)
  })
  return bits
}

const ascending = (values: Iterable<number>): number[] => [...new Set(values)].sort((a, b) => a - b)

const capacitySteps = (rows: readonly AccommodationRow[], of: (row: AccommodationRow) => number) =>
  ascending(rows.map(of)).map((least) => ({ least, bits: bitsWhere(rows, (row) => of(row) >= least) }))

/** The accommodations with capacity `needed`; undefined when none is that large. */
export const holding = (steps: readonly CapacityStep[], needed: number): Bits | undefined =>
  steps.find((step) => step.least >= needed)?.bits

export function createAccommodationTable(
  rows: readonly AccommodationRow[],
  start: Int32Array,
): AccommodationTable {
  const ids = Int32Array.from(rows, (row) => row.id)
  const categories = [...new Set(rows.map((row) => row.category))].sort()
  return {
    count: rows.length,
    ids,
    lookup: createIdLookup(ids),
    spans: createSiteSpans(start),
    persons: capacitySteps(rows, (row) => row.maxPersons),
    adults: capacitySteps(rows, (row) => row.maxAdults),
    maxPersons: Uint16Array.from(rows, (row) => row.maxPersons),
    maxAdults: Uint16Array.from(rows, (row) => row.maxAdults),
    categories: new Map(categories.map((key) => [key, bitsWhere(rows, (row) => row.category === key)])),
    bedrooms: Array.from({ length: MOST_BEDROOMS + 1 }, (_, bedrooms) =>
      bitsWhere(rows, (row) => Math.min(row.bedrooms, MOST_BEDROOMS) === bedrooms),
    ),
  }
}
