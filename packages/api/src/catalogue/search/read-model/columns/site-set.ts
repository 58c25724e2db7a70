import type { SiteSet } from '../site-sets.types.ts'
import { emptyBits, hasBit, intersect, setBit, type Bits } from './bitset.ts'
import type { ModelState } from './model-state.ts'
import { collectSites } from './site-spans.ts'

/** The bits of each set, which its type hides. */
const bitsOf = new WeakMap<SiteSet, Bits>()

/** The sites of a list that have every one of the facilities. */
export function siteSet(
  { sites, facilities, accommodations: { spans } }: ModelState,
  siteIds: Iterable<number>,
  facilityIds: readonly number[],
): SiteSet {
  const bits = emptyBits(sites.count)
  for (const id of siteIds) {
    const at = sites.lookup.indexOf(id)
    if (at >= 0) setBit(bits, at)
  }
  for (const id of facilityIds) {
    const facility = facilities.get(id)
    const having = emptyBits(sites.count)
    if (facility?.level === 'site') having.set(facility.sites)
    // A facility of single accommodations: one of them is enough.
    if (facility?.level === 'accommodation')
      collectSites(spans, {
        accommodations: facility.accommodations,
        sites: having,
        span: { from: 0, to: facility.accommodations.length },
      })
    intersect(bits, having, { from: 0, to: bits.length })
  }
  const set: SiteSet = {
    has(siteId) {
      const at = sites.lookup.indexOf(siteId)
      return at >= 0 && hasBit(bits, at)
    },
  }
  bitsOf.set(set, bits)
  return set
}

/** The members of a set as bits of this model. Throws for a set of another one. */
export function bitsOfSet(set: SiteSet): Bits {
  const bits = bitsOf.get(set)
  if (!bits) throw new Error('The set of sites is not of this model')
  return bits
}
