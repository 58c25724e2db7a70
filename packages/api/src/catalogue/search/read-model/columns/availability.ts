import type { Bits, WordSpan } from './bitset.ts'
import { hasBit, wordsFor } from './bitset.ts'
import type { FreeNights } from './free-nights.ts'

/**
 * Which accommodations can be sold on which night: one set of accommodations per night, so that a stay is the
 * intersection of its nights. `switches` marks the nights on which a stay must change to another unit (see
 * FreeNightScan).
 */
export class Availability {
  readonly words: number
  readonly nights: number
  /** Word w of night n: `sellable[n * words + w]`. Sellable = open, priced, and a unit is free. */
  readonly sellable: Bits
  readonly switches: Bits
  private readonly switching: Uint8Array
  private switchingCount = 0

  constructor(count: number, nights: number) {
    this.words = wordsFor(count)
    this.nights = nights
    this.sellable = new Int32Array(nights * this.words)
    this.switches = new Int32Array(nights * this.words)
    this.switching = new Uint8Array(count)
  }

  /** Whether any accommodation has a night in `switches`. */
  get hasSwitches(): boolean {
    return this.switchingCount > 0
  }

  /** Replaces all nights of one accommodation. `open` states per night whether it may be sold while a unit is free. */
  write(accommodation: number, open: Uint8Array, { free, switches, hasSwitches }: FreeNights): void {
    const { nights, words } = this
    const word = accommodation >>> 5
    const shift = accommodation & 31
    writeColumn(this.sellable, { word, words, shift, nights, a: open, b: free })
    if (!hasSwitches && this.switching[accommodation] === 0) return
    writeColumn(this.switches, { word, words, shift, nights, a: switches, b: switches })
    this.switchingCount += Number(hasSwitches) - this.switching[accommodation]!
    this.switching[accommodation] = Number(hasSwitches)
  }

  /** Restricts `target` to what is sellable on every night of [from, to). */
  intersectSellable(target: Bits, { from, to }: { from: number; to: number }, span: WordSpan): void {
    const { words, sellable: bits } = this
    let night = from
    // Four nights at a time: a quarter of the reads and writes of the target.
    for (; night + 4 <= to; night += 4) {
      const first = night * words
      const second = first + words
      const third = second + words
      const fourth = third + words
      for (let at = span.from; at < span.to; at += 1)
        target[at]! &= bits[first + at]! & bits[second + at]! & bits[third + at]! & bits[fourth + at]!
    }
    for (; night < to; night += 1) {
      const first = night * words
      for (let at = span.from; at < span.to; at += 1) target[at]! &= bits[first + at]!
    }
  }

  /** Adds to `target` the accommodations that need a change of unit on a night of [from, to). */
  addSwitches(target: Bits, { from, to }: { from: number; to: number }, span: WordSpan): void {
    const { words, switches: bits } = this
    let night = from
    for (; night + 4 <= to; night += 4) {
      const first = night * words
      const second = first + words
      const third = second + words
      const fourth = third + words
      for (let at = span.from; at < span.to; at += 1)
        target[at]! |= bits[first + at]! | bits[second + at]! | bits[third + at]! | bits[fourth + at]!
    }
    for (; night < to; night += 1) {
      const first = night * words
      for (let at = span.from; at < span.to; at += 1) target[at]! |= bits[first + at]!
    }
  }

  isSellable(accommodation: number, night: number): boolean {
    return hasBit(this.sellable, night * (this.words << 5) + accommodation)
  }

  get bytes(): number {
    return this.sellable.byteLength + this.switches.byteLength + this.switching.byteLength
  }
}

interface Column {
  readonly word: number
  readonly words: number
  readonly shift: number
  readonly nights: number
  readonly a: Uint8Array
  readonly b: Uint8Array
}

/** Writes a & b of every night into one bit position, without a branch: each night is in another part of memory. */
function writeColumn(bits: Bits, { word, words, shift, nights, a, b }: Column): void {
  const others = ~(1 << shift)
  for (let night = 0, at = word; night < nights; night += 1, at += words)
    bits[at] = (bits[at]! & others) | ((a[night]! & b[night]!) << shift)
}
