import type { Bits, WordSpan } from './bitset.ts'
import { hasBit } from './bitset.ts'

export const LANES = 32
/** Running counts have eight binary digits and are read before they can overflow. */
const MOST_BEFORE_READING = 255

/** Up to 32 properties of every accommodation, one bit ("lane") each. */
export function createLanes(properties: readonly Bits[], count: number): Int32Array {
  if (properties.length > LANES) throw new RangeError(`At most ${LANES} properties fit`)
  const lanes = new Int32Array(count)
  properties.forEach((bits, lane) => {
    for (let at = 0; at < count; at += 1) if (hasBit(bits, at)) lanes[at]! |= 1 << lane
  })
  return lanes
}

/**
 * Counts for each property how many of `sites` have an accommodation among `bits` with it. All 32 counts
 * increase at once: digit n of all of them is one word, and adding a site is an addition with carry from word to
 * word. Accommodations outside `bits` are masked rather than skipped, because an unpredictable jump costs more
 * than reading them.
 */
export function countSitesPerLane(
  bits: Bits,
  { sites, span, start, lanes }: { sites: Bits; span: WordSpan; start: Int32Array; lanes: Int32Array },
): Int32Array {
  const counts = new Int32Array(LANES)
  // Digits 0 to 7 of all counts. Separate variables, because this is the innermost loop of a search.
  let [d0, d1, d2, d3, d4, d5, d6, d7] = [0, 0, 0, 0, 0, 0, 0, 0]
  let added = 0
  for (let word = span.from; word < span.to; word += 1) {
    let rest = sites[word]!
    while (rest !== 0) {
      const site = (word << 5) + 31 - Math.clz32(rest & -rest)
      rest &= rest - 1
      const end = start[site + 1]!
      let ofSite = 0
      for (let at = start[site]!; at < end; at += 1)
        ofSite |= lanes[at]! & -((bits[at >>> 5]! >>> (at & 31)) & 1)
      const c0 = d0 & ofSite
      d0 ^= ofSite
      const c1 = d1 & c0
      d1 ^= c0
      const c2 = d2 & c1
      d2 ^= c1
      const c3 = d3 & c2
      d3 ^= c2
      const c4 = d4 & c3
      d4 ^= c3
      const c5 = d5 & c4
      d5 ^= c4
      const c6 = d6 & c5
      d6 ^= c5
      d7 ^= c6
      added += 1
      if (added === MOST_BEFORE_READING) {
        readOut([d0, d1, d2, d3, d4, d5, d6, d7], counts)
        d0 = d1 = d2 = d3 = d4 = d5 = d6 = d7 = added = 0
      }
    }
  }
  readOut([d0, d1, d2, d3, d4, d5, d6, d7], counts)
  return counts
}

/** Adds the digits to `counts`. */
function readOut(digits: readonly number[], counts: Int32Array): void {
  digits.forEach((digit, place) => {
    for (let lane = 0; lane < LANES; lane += 1) counts[lane]! += ((digit >>> lane) & 1) << place
  })
}
