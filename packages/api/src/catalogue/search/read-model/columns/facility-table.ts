import type { Bits } from './bitset.ts'
import { emptyBits, setBit, setRange } from './bitset.ts'
import type { AccommodationRow, SiteRow } from '../read-model.types.ts'

/**
 * One facility. Most belong to the site (`sites`); one that single accommodations may have is stored per
 * accommodation: it counts where the offered accommodation or its site has it.
 */
export type FacilityBits = { readonly id: number } & (
  | { readonly level: 'site'; readonly sites: Bits }
  | { readonly level: 'accommodation'; readonly accommodations: Bits }
)

/** All facilities by ascending id. */
export function createFacilityTable(
  sites: readonly SiteRow[],
  accommodations: readonly AccommodationRow[],
  start: Int32Array,
): ReadonlyMap<number, FacilityBits> {
  const single = new Map<number, Bits>()
  accommodations.forEach((row, at) => {
    for (const id of row.facilityIds) setBit(obtain(single, id, accommodations.length), at)
  })
  const shared = new Map<number, Bits>()
  sites.forEach((row, site) => {
    for (const id of row.facilityIds) {
      const bits = single.get(id)
      if (bits) setRange(bits, start[site]!, start[site + 1]!)
      else setBit(obtain(shared, id, sites.length), site)
    }
  })
  const all: FacilityBits[] = [
    ...[...shared].map(([id, bits]) => ({ id, level: 'site' as const, sites: bits })),
    ...[...single].map(([id, bits]) => ({ id, level: 'accommodation' as const, accommodations: bits })),
  ]
  return new Map(all.sort((a, b) => a.id - b.id).map((facility) => [facility.id, facility]))
}

function obtain(known: Map<number, Bits>, id: number, size: number): Bits {
  const found = known.get(id)
  if (found) return found
  const bits = emptyBits(size)
  known.set(id, bits)
  return bits
}
