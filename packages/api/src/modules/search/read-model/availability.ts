import type { Bits } from './bitset.ts'
import { clearBit, hasBit, setBit, wordsFor } from './bitset.ts'
import type { FreeNights } from './free-nights.ts'
import type { OccupationStore } from './occupation-store.ts'
import type { PriceSums } from './price-sums.ts'

/**
 * Which accommodations can be sold on which night: one set of accommodations per night, so that a stay is the
 * intersection of its nights. `switches` marks the nights on which staying asks for another unit (see FreeNightScan).
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

  /** Replaces all nights of one accommodation. */
  write(accommodation: number, prices: PriceSums, { free, switches, hasSwitches }: FreeNights): void {
    const { nights, sellable } = this
    const stride = this.words << 5
    for (let night = 0, at = accommodation; night < nights; night += 1, at += stride)
      if (free[night] === 1 && prices.isSellable(accommodation, night)) setBit(sellable, at)
      else clearBit(sellable, at)
    if (!hasSwitches && this.switching[accommodation] === 0) return
    for (let night = 0, at = accommodation; night < nights; night += 1, at += stride)
      if (switches[night] === 1) setBit(this.switches, at)
      else clearBit(this.switches, at)
    this.switchingCount += Number(hasSwitches) - this.switching[accommodation]!
    this.switching[accommodation] = Number(hasSwitches)
  }

  isSellable(accommodation: number, night: number): boolean {
    return hasBit(this.sellable, night * (this.words << 5) + accommodation)
  }

  /** Whether one and the same unit can be had for all nights of [from, to). */
  fits(accommodation: number, { from, to }: { from: number; to: number }, units: OccupationStore): boolean {
    const stride = this.words << 5
    let switched = false
    for (let night = from; night < to; night += 1) {
      if (!hasBit(this.sellable, night * stride + accommodation)) return false
      if (night > from && hasBit(this.switches, night * stride + accommodation)) switched = true
    }
    return !switched || units.freeUnits(accommodation, from, to) > 0
  }

  get bytes(): number {
    return this.sellable.byteLength + this.switches.byteLength + this.switching.byteLength
  }
}
