/** Sets of small numbers, 32 to a word. The words are Int32Array because bit operations yield signed 32-bit numbers. */
export type Bits = Int32Array

export const wordsFor = (size: number): number => (size + 31) >>> 5
export const emptyBits = (size: number): Bits => new Int32Array(wordsFor(size))

export const hasBit = (bits: Bits, at: number): boolean => ((bits[at >>> 5]! >>> (at & 31)) & 1) === 1
export function setBit(bits: Bits, at: number): void {
  bits[at >>> 5]! |= 1 << (at & 31)
}
export function clearBit(bits: Bits, at: number): void {
  bits[at >>> 5]! &= ~(1 << (at & 31))
}

/** How many bits of a word are set. */
function popcount(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The bits of the first word at and above `at`. */
const fromMask = (at: number): number => -1 << (at & 31)
/** The bits of the last word below `end`, which is exclusive and not 0. */
const untilMask = (end: number): number => -1 >>> (31 - ((end - 1) & 31))

/** Adds from, from + 1, …, to - 1. */
export function setRange(bits: Bits, from: number, to: number): void {
  if (from >= to) return
  const first = from >>> 5
  const last = (to - 1) >>> 5
  if (first === last) {
    bits[first]! |= fromMask(from) & untilMask(to)
    return
  }
  bits[first]! |= fromMask(from)
  bits.fill(-1, first + 1, last)
  bits[last]! |= untilMask(to)
}

/** Removes from, from + 1, …, to - 1. */
export function clearRange(bits: Bits, from: number, to: number): void {
  if (from >= to) return
  const first = from >>> 5
  const last = (to - 1) >>> 5
  if (first === last) {
    bits[first]! &= ~(fromMask(from) & untilMask(to))
    return
  }
  bits[first]! &= ~fromMask(from)
  bits.fill(0, first + 1, last)
  bits[last]! &= ~untilMask(to)
}

/** How many of from, from + 1, …, to - 1 are in the set. */
export function countRange(bits: Bits, from: number, to: number): number {
  if (from >= to) return 0
  const first = from >>> 5
  const last = (to - 1) >>> 5
  if (first === last) return popcount(bits[first]! & fromMask(from) & untilMask(to))
  let count = popcount(bits[first]! & fromMask(from)) + popcount(bits[last]! & untilMask(to))
  for (let word = first + 1; word < last; word += 1) count += popcount(bits[word]!)
  return count
}

/** A range of words, [from, to). */
export interface WordSpan {
  readonly from: number
  readonly to: number
}

export const spanOf = (fromBit: number, toBit: number): WordSpan => ({
  from: fromBit >>> 5,
  to: fromBit < toBit ? wordsFor(toBit) : fromBit >>> 5,
})

/** target ∩= other, within a span. */
export function intersect(target: Bits, other: Bits, { from, to }: WordSpan): void {
  for (let word = from; word < to; word += 1) target[word]! &= other[word]!
}

/** target ∪= other, within a span. */
export function unite(target: Bits, other: Bits, { from, to }: WordSpan): void {
  for (let word = from; word < to; word += 1) target[word]! |= other[word]!
}

/**
 * How many are in both, within a span. Three words at a time: their counts fit into the same four-bit fields, so
 * the second half of counting runs once for all three.
 */
export function countCommon(a: Bits, b: Bits, { from, to }: WordSpan): number {
  let count = 0
  let at = from
  for (; at + 3 <= to; at += 3) {
    const nibbles =
      perNibble(a[at]! & b[at]!) + perNibble(a[at + 1]! & b[at + 1]!) + perNibble(a[at + 2]! & b[at + 2]!)
    const bytes = (nibbles & 0x0f0f0f0f) + ((nibbles >>> 4) & 0x0f0f0f0f)
    count += Math.imul(bytes, 0x01010101) >>> 24
  }
  for (; at < to; at += 1) count += popcount(a[at]! & b[at]!)
  return count
}

/** The number of set bits of each nibble, in that nibble. */
function perNibble(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  return (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
}

/** How many are in the set, within a span. */
export function countSpan(bits: Bits, { from, to }: WordSpan): number {
  let count = 0
  for (let word = from; word < to; word += 1) count += popcount(bits[word]!)
  return count
}
