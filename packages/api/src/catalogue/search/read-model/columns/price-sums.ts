/** Half of the range that the difference of two 16-bit sums can represent. */
const FURTHEST = 0x7fff
const LARGEST_LEVEL = 0xffff
const MOST_SAFE_NIGHTS = 0xff

/** 2^LEVEL_SHIFT nights share a level. */
export const LEVEL_SHIFT = 5

function greatestCommonDivisor(a: number, b: number): number {
  let [greater, smaller] = [a, b]
  while (smaller !== 0) [greater, smaller] = [smaller, greater % smaller]
  return greater
}

/**
 * Nightly prices of all accommodations as running sums, night after night, in two bytes each and exact to the
 * cent.
 * A running sum is stored modulo 65,536 in units of `scale`, the greatest common divisor of the accommodation's
 * prices. `levels` restores what the modulus drops: it contains the middle of the prices of 32 nights each, so
 * that levels alone approximate the price of a stay, and the difference of two running sums is the rest. This is
 * exact as long as the levels are off by less than 32,768 units over the whole stay; `safeNights` is the number
 * of nights for which that is certain, and a longer stay is added up in parts of that length. The rare
 * accommodation with a night above 65,535 units (655.35 € in odd cents) stores its full sums in `wide`.
 * Night-major: the sums of one night are adjacent, so a search over many accommodations reads few streams of
 * memory. A night that is not sellable adds nothing, so "is it open" needs no memory.
 */
export class PriceSums {
  readonly count: number
  readonly nights: number
  /** Sum before night n of accommodation a: `low[n * count + a]`. */
  readonly low: Uint16Array
  /** Level of night n of accommodation a, in units: `levels[(n >>> LEVEL_SHIFT) * count + a]`. */
  readonly levels: Uint16Array
  readonly scale: Int32Array
  readonly safeNights: Uint8Array
  private readonly wide = new Map<number, Float64Array>()
  /** Output of `middlesOf`; reused memory. */
  private readonly blockMiddles: Int32Array

  constructor(count: number, nights: number) {
    const blocks = (nights >>> LEVEL_SHIFT) + 1
    this.count = count
    this.nights = nights
    this.low = new Uint16Array((nights + 1) * count)
    this.levels = new Uint16Array(blocks * count)
    this.scale = new Int32Array(count).fill(1)
    this.safeNights = new Uint8Array(count).fill(MOST_SAFE_NIGHTS)
    this.blockMiddles = new Int32Array(blocks)
  }

  /** Replaces all nights of one accommodation. Whole cents; 0 where the night is not sellable. */
  write(accommodation: number, prices: Int32Array): void {
    const { count, levels, blockMiddles } = this
    const scale = commonDivisor(prices)
    const { widest, highest } = middlesOf(prices, blockMiddles)
    // The maximum distance of a price from its level.
    const furthest = Math.ceil(widest / (2 * scale))
    const fits = highest <= LARGEST_LEVEL * scale && furthest <= FURTHEST
    const safe = fits ? Math.min(Math.floor(FURTHEST / Math.max(furthest, 1)), MOST_SAFE_NIGHTS) : 0
    this.scale[accommodation] = scale
    this.safeNights[accommodation] = safe
    for (let block = 0; block < blockMiddles.length; block += 1)
      levels[block * count + accommodation] = safe === 0 ? 0 : (blockMiddles[block]! / scale) >>> 1
    if (safe === 0) this.writeWide(accommodation, prices)
    else this.wide.delete(accommodation)
    this.writeLow(accommodation, { prices, scale, wide: safe === 0 })
  }

  private writeLow(
    accommodation: number,
    { prices, scale, wide }: { prices: Int32Array; scale: number; wide: boolean },
  ): void {
    const { count, low, nights } = this
    let sum = 0
    let at = accommodation
    let price = 0
    let units = 0
    low[at] = 0
    for (let night = 0; night < nights; night += 1) {
      // Adjacent nights mostly cost the same, and a division takes as long as all the rest.
      if (prices[night] !== price) {
        price = prices[night]!
        // For a wide one, this only says whether the night is sellable.
        units = wide ? Number(price !== 0) : (price / scale) | 0
      }
      sum = (sum + units) | 0
      at += count
      low[at] = sum
    }
  }

  private writeWide(accommodation: number, prices: Int32Array): void {
    const sums = new Float64Array(this.nights + 1)
    for (let night = 0; night < this.nights; night += 1) sums[night + 1] = sums[night]! + prices[night]!
    this.wide.set(accommodation, sums)
  }

  /** EUR cents of the nights [from, to), all of which must be sellable. */
  sum(accommodation: number, from: number, to: number): number {
    const safe = this.safeNights[accommodation]!
    if (safe === 0) {
      const sums = this.wide.get(accommodation)!
      return sums[to]! - sums[from]!
    }
    let units = 0
    for (let night = from; night < to; night += safe)
      units += this.piece(accommodation, night, Math.min(night + safe, to))
    return units * this.scale[accommodation]!
  }

  /** The price in units of at most `safeNights` nights. */
  private piece(accommodation: number, from: number, to: number): number {
    const { count, levels, low } = this
    let level = 0
    for (let night = from; night < to;) {
      const end = Math.min(((night >>> LEVEL_SHIFT) + 1) << LEVEL_SHIFT, to)
      level += (end - night) * levels[(night >>> LEVEL_SHIFT) * count + accommodation]!
      night = end
    }
    const difference = low[to * count + accommodation]! - low[from * count + accommodation]! - level
    return level + ((difference << 16) >> 16)
  }

  isSellable(accommodation: number, night: number): boolean {
    const at = night * this.count + accommodation
    return this.low[at] !== this.low[at + this.count]
  }

  /** Writes 1 for every sellable night, 0 for the others. */
  readSellable(accommodation: number, into: Uint8Array): void {
    const { count, low, nights } = this
    let before = low[accommodation]!
    for (let night = 0, at = accommodation + count; night < nights; night += 1, at += count) {
      const sum = low[at]!
      into[night] = sum === before ? 0 : 1
      before = sum
    }
  }

  get bytes(): number {
    const tables = [this.low, this.levels, this.scale, this.safeNights]
    return tables.reduce((sum, table) => sum + table.byteLength, this.wide.size * (this.nights + 1) * 8)
  }
}

/** The greatest common divisor of all prices except 0; 1 when there are none. */
function commonDivisor(prices: Int32Array): number {
  let divisor = 0
  let before = 0
  for (let night = 0; night < prices.length && divisor !== 1; night += 1) {
    const price = prices[night]!
    if (price === before || price === 0) continue
    before = price
    divisor = greatestCommonDivisor(price, divisor)
  }
  return divisor || 1
}

/**
 * Writes lowest plus highest price of each block of nights, 0 where nothing is sold. Returns the highest price
 * of all, and the maximum difference within a block.
 */
function middlesOf(prices: Int32Array, into: Int32Array): { widest: number; highest: number } {
  let widest = 0
  let highest = 0
  for (let block = 0; block < into.length; block += 1) {
    const end = Math.min((block + 1) << LEVEL_SHIFT, prices.length)
    let least = 0
    let most = 0
    for (let night = block << LEVEL_SHIFT; night < end; night += 1) {
      const price = prices[night]!
      if (price > most) most = price
      if (price !== 0 && (price < least || least === 0)) least = price
    }
    into[block] = least + most
    if (most > highest) highest = most
    if (most - least > widest) widest = most - least
  }
  return { widest, highest }
}
