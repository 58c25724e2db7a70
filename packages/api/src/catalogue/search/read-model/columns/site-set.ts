import type { HadFacilities, SiteSet } from '../site-sets.types.ts'
import { emptyBits, hasBit, intersect, setBit, type Bits } from './bitset.ts'
import type { ModelState } from './model-state.ts'
import { collectSites } from './site-spans.ts'

/** The bits of each set, which its type hides. */
const bitsOf = new WeakMap<SiteSet, Bits>()

/** The sites that have a facility. */
function sitesHaving({ sites, facilities, accommodations: { spans } }: ModelState, id: number): Bits {
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
  return having
}

/** The sites of a list that have the facilities. */
export function siteSet(
  state: ModelState,
  siteIds: Iterable<number>,
  { all, oneOf }: HadFacilities,
): SiteSet {
  const { sites } = state
  const bits = emptyBits(sites.count)
  for (const id of siteIds) {
    const at = sites.lookup.indexOf(id)
    if (at >= 0) setBit(bits, at)
  }
  const everywhere = { from: 0, to: bits.length }
  for (const id of all) intersect(bits, sitesHaving(state, id), everywhere)
  if (oneOf) {
    const having = emptyBits(sites.count)
    for (const id of oneOf)
      for (const [at, word] of sitesHaving(state, id).entries()) having[at] = (having[at] ?? 0) | word
    intersect(bits, having, everywhere)
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
