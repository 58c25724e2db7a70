import type { AccommodationTable } from './accommodation-table.ts'
import type { Bits } from './bitset.ts'
import type { FacilityBits } from './facility-table.ts'
import { createLanes, LANES } from './lane-counts.ts'

/** Properties that are counted per accommodation, 32 to a table: facilities, then categories, then bedrooms. */
export interface CountedProperties {
  readonly tables: readonly Int32Array[]
  readonly facilities: ReadonlyMap<number, number>
  readonly categories: ReadonlyMap<string, number>
  /** The index of bedrooms 0; the others follow. */
  readonly bedrooms: number
}

export function createCountedProperties(
  accommodations: AccommodationTable,
  facilities: ReadonlyMap<number, FacilityBits>,
): CountedProperties {
  const properties: Bits[] = []
  const placeOf = (bits: Bits): number => properties.push(bits) - 1
  const ofFacilities = new Map<number, number>()
  for (const [id, facility] of facilities)
    if (facility.level === 'accommodation') ofFacilities.set(id, placeOf(facility.accommodations))
  const ofCategories = new Map([...accommodations.categories].map(([key, bits]) => [key, placeOf(bits)]))
  const bedrooms = properties.length
  accommodations.bedrooms.forEach(placeOf)
  const tables: Int32Array[] = []
  for (let from = 0; from < properties.length; from += LANES)
    tables.push(createLanes(properties.slice(from, from + LANES), accommodations.count))
  return { tables, facilities: ofFacilities, categories: ofCategories, bedrooms }
}
