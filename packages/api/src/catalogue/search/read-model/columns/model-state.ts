import type { AccommodationTable } from './accommodation-table.ts'
import { createAccommodationTable, inSiteOrder } from './accommodation-table.ts'
import { Availability } from './availability.ts'
import type { Bits } from './bitset.ts'
import { emptyBits } from './bitset.ts'
import type { CountedProperties } from './counted-properties.ts'
import { createCountedProperties } from './counted-properties.ts'
import { dayNumber } from '../day-number.ts'
import type { FacilityBits } from './facility-table.ts'
import { createFacilityTable } from './facility-table.ts'
import { MOST_NIGHTS, OccupationStore } from './occupation-store.ts'
import { PriceSums } from './price-sums.ts'
import { PriorPrices } from './prior-prices.ts'
import type { ReadModelRows } from '../read-model.types.ts'
import type { SiteTable } from './site-table.ts'
import { createSiteTable, inDestinationOrder } from './site-table.ts'
import type { StaticOrders } from './static-orders.ts'
import { createStaticOrders } from './static-orders.ts'

/** Memory that every query reuses; a query never yields, so two never share it. */
interface Scratch {
  readonly available: Bits
  readonly result: Bits
  readonly changes: Bits
  readonly categories: Bits
  readonly bedrooms: Bits
  readonly mask: Bits
  readonly sites: Bits
  readonly resultSites: Bits
  readonly unplacedSites: Bits
  readonly chosenSites: Bits
  readonly countries: Bits
  readonly areas: Bits
  readonly funnels: Bits
  readonly facetSites: Bits
  /** Per set of stay rules: 0 unknown, 1 no, 2 yes. */
  readonly ruleVerdicts: Uint8Array
  /** Per set of terms: their costs, or -1. */
  readonly termCosts: Float64Array
  /** Per site: EUR cents of the nights of its cheapest matching accommodation. */
  readonly cheapest: Int32Array
  /** Per site: its lowest total. */
  readonly lowest: Float64Array
}

/** The complete state of the model. */
export interface ModelState {
  readonly firstDay: number
  readonly nights: number
  readonly sites: SiteTable
  readonly accommodations: AccommodationTable
  readonly facilities: ReadonlyMap<number, FacilityBits>
  readonly properties: CountedProperties
  readonly orders: StaticOrders
  readonly prices: PriceSums
  readonly priors: PriorPrices
  readonly occupations: OccupationStore
  readonly availability: Availability
  readonly scratch: Scratch
}

/** Lays out the model; every night is closed until its calendar is applied. Throws for more than 1,023 nights. */
export function createModelState(rows: ReadModelRows): ModelState {
  const { nights } = rows
  if (nights < 1 || nights > MOST_NIGHTS) throw new RangeError(`A calendar has 1 to ${MOST_NIGHTS} nights`)
  const siteRows = inDestinationOrder(rows.sites)
  const { rows: accommodationRows, start } = inSiteOrder(rows.accommodations, siteRows)
  const sites = createSiteTable(siteRows)
  const count = accommodationRows.length
  const accommodations = createAccommodationTable(accommodationRows, start)
  const facilities = createFacilityTable(siteRows, accommodationRows, start)
  return {
    firstDay: dayNumber(rows.calendarFrom),
    nights,
    sites,
    accommodations,
    facilities,
    properties: createCountedProperties(accommodations, facilities),
    orders: createStaticOrders(siteRows),
    prices: new PriceSums(count, nights),
    priors: new PriorPrices(),
    occupations: new OccupationStore(accommodationRows.map((row) => row.units)),
    availability: new Availability(count, nights),
    scratch: createScratch(sites, count),
  }
}

const createScratch = (sites: SiteTable, accommodations: number): Scratch => ({
  available: emptyBits(accommodations),
  result: emptyBits(accommodations),
  changes: emptyBits(accommodations),
  categories: emptyBits(accommodations),
  bedrooms: emptyBits(accommodations),
  mask: emptyBits(accommodations),
  sites: emptyBits(sites.count),
  resultSites: emptyBits(sites.count),
  unplacedSites: emptyBits(sites.count),
  chosenSites: emptyBits(sites.count),
  countries: emptyBits(sites.count),
  areas: emptyBits(sites.count),
  funnels: emptyBits(sites.count),
  facetSites: emptyBits(sites.count),
  ruleVerdicts: new Uint8Array(sites.rules.values.length),
  termCosts: new Float64Array(sites.terms.values.length),
  cheapest: new Int32Array(sites.count),
  lowest: new Float64Array(sites.count),
})
