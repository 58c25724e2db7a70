import type { Bits, WordSpan } from './bitset.ts'
import { hasBit } from './bitset.ts'

export const LANES = 32
/** Binary digits of a running count; it is read out before it can overflow. */
const PLANES = 8
const MOST_BEFORE_READING = 2 ** PLANES - 1

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
 * How many sites have, for each property, an accommodation among `bits` with it. All 32 counts go up at once: digit n of
 * all of them is one word, and adding a site is an addition with carry from word to word.
 */
export function countSitesPerLane(
  bits: Bits,
  { span, siteOf, lanes }: { span: WordSpan; siteOf: Int32Array; lanes: Int32Array },
): Int32Array {
  const counts = new Int32Array(LANES)
  const planes = new Int32Array(PLANES)
  let added = 0
  let site = -1
  let ofSite = 0
  for (let word = span.from; word < span.to; word += 1) {
    let rest = bits[word]!
    while (rest !== 0) {
      const at = (word << 5) + 31 - Math.clz32(rest & -rest)
      rest &= rest - 1
      if (siteOf[at] === site) {
        ofSite |= lanes[at]!
        continue
      }
      for (let plane = 0; ofSite !== 0; plane += 1) {
        const digits = planes[plane]!
        planes[plane] = digits ^ ofSite
        ofSite &= digits
      }
      added += 1
      if (added === MOST_BEFORE_READING) {
        readOut(planes, counts)
        added = 0
      }
      site = siteOf[at]!
      ofSite = lanes[at]!
    }
  }
  readOut(planes, counts)
  for (let lane = 0; lane < LANES; lane += 1) counts[lane]! += (ofSite >>> lane) & 1
  return counts
}

/** Adds the counts of the planes to `counts` and starts them again from 0. */
function readOut(planes: Int32Array, counts: Int32Array): void {
  for (let plane = 0; plane < PLANES; plane += 1) {
    const digits = planes[plane]!
    if (digits === 0) continue
    for (let lane = 0; lane < LANES; lane += 1) counts[lane]! += ((digits >>> lane) & 1) << plane
    planes[plane] = 0
  }
}
