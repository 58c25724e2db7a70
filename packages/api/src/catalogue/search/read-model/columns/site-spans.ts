import type { Bits, WordSpan } from './bitset.ts'
import { emptyBits, setBit } from './bitset.ts'

/**
 * Groups accommodations by site so that one word answers "which sites have any of these" at once.
 * In every word a site has a run of bits whose highest is marked in `ends` (bit 31 also ends the run of a site
 * that continues in the next word). Adding all-ones to the lower bits of each run carries into its end bit
 * exactly if one of them was set; no carry leaves a run, because the end bits themselves are masked before the
 * addition.
 */
export interface SiteSpans {
  /** First accommodation of each site, and one past the last. */
  readonly start: Int32Array
  readonly siteOf: Int32Array
  readonly ends: Bits
}

export function createSiteSpans(start: Int32Array): SiteSpans {
  const size = start.at(-1) ?? 0
  const siteOf = new Int32Array(size)
  const ends = emptyBits(size).fill(1 << 31)
  for (let site = 0; site + 1 < start.length; site += 1) {
    const from = start[site]!
    const to = start[site + 1]!
    if (from === to) continue
    siteOf.fill(site, from, to)
    setBit(ends, to - 1)
  }
  return { start, siteOf, ends }
}

/** The end bit of every run that has a bit set. */
const anyPerRun = (word: number, ends: number): number => ((((word & ~ends) + ~ends) | word) & ends) | 0

/** Adds to `sites` every site that has an accommodation in the set. */
export function collectSites(
  spans: SiteSpans,
  { accommodations, sites, span }: { accommodations: Bits; sites: Bits; span: WordSpan },
): void {
  const { from, to } = span
  const { ends, siteOf } = spans
  for (let word = from; word < to; word += 1) {
    const bits = accommodations[word]!
    if (bits === 0) continue
    let any = anyPerRun(bits, ends[word]!)
    while (any !== 0) {
      const site = siteOf[(word << 5) + 31 - Math.clz32(any & -any)]!
      any &= any - 1
      sites[site >>> 5]! |= 1 << (site & 31)
    }
  }
}
