/** The greatest step that two neighbouring 16-bit running sums can tell apart. */
const LARGEST_STEP = 0xffff
const MOST_SAFE_NIGHTS = 128

/** Few different lengths, so that accommodations read in one search read the same few streams of memory. */
const roundedToPowerOfTwo = (nights: number): number =>
  nights >= MOST_SAFE_NIGHTS ? MOST_SAFE_NIGHTS : 1 << (31 - Math.clz32(nights))

function greatestCommonDivisor(a: number, b: number): number {
  let [greater, smaller] = [a, b]
  while (smaller !== 0) [greater, smaller] = [smaller, greater % smaller]
  return greater
}

/**
 * Nightly prices of all accommodations as running sums, night after night, in two bytes each and without losing a cent.
 *
 * A running sum is kept modulo 65,536 in units of `scale`, the greatest common divisor of the accommodation's prices. The
 * difference of two of them is exact as long as the stay between costs less than 65,536 units; `safeNights` says for how
 * many nights that is certain, and a longer stay is added up in pieces of that length. The rare accommodation with a
 * single night above that (over 655.35 € in odd cents) keeps its sums in full in `wide`.
 *
 * Night-major: the sums of one night lie side by side, so a search over many accommodations reads two streams of memory.
 * A night that is not sellable adds nothing, so "is it open" needs no memory of its own.
 */
export class PriceSums {
  readonly count: number
  readonly nights: number
  /** Sum before night n of accommodation a: `low[n * count + a]`. */
  readonly low: Uint16Array
  readonly scale: Int32Array
  readonly safeNights: Uint8Array
  private readonly wide = new Map<number, Float64Array>()

  constructor(count: number, nights: number) {
    this.count = count
    this.nights = nights
    this.low = new Uint16Array((nights + 1) * count)
    this.scale = new Int32Array(count).fill(1)
    this.safeNights = new Uint8Array(count).fill(MOST_SAFE_NIGHTS)
  }

  /** Replaces all nights of one accommodation. Whole cents; 0 where the night is not sellable. */
  write(accommodation: number, prices: Int32Array): void {
    const { count, low, nights } = this
    let divisor = 0
    let dearest = 0
    for (let night = 0; night < nights; night += 1) {
      const price = prices[night]!
      if (price > dearest) dearest = price
      if (divisor !== 1 && price !== 0) divisor = greatestCommonDivisor(price, divisor)
    }
    const scale = divisor || 1
    const safe = dearest === 0 ? MOST_SAFE_NIGHTS : Math.floor((LARGEST_STEP * scale) / dearest)
    this.scale[accommodation] = scale
    this.safeNights[accommodation] = safe === 0 ? 0 : roundedToPowerOfTwo(safe)
    if (safe === 0) this.writeWide(accommodation, prices)
    else this.wide.delete(accommodation)
    let sum = 0
    let at = accommodation
    low[at] = 0
    for (let night = 0; night < nights; night += 1) {
      const price = prices[night]!
      // Of a wide one only "sellable or not" can be read from here.
      if (price !== 0) sum += safe === 0 ? 1 : price / scale
      at += count
      low[at] = sum
    }
  }

  private writeWide(accommodation: number, prices: Int32Array): void {
    const sums = new Float64Array(this.nights + 1)
    for (let night = 0; night < this.nights; night += 1) sums[night + 1] = sums[night]! + prices[night]!
    this.wide.set(accommodation, sums)
  }

  /** EUR cents of the nights [from, to). */
  sum(accommodation: number, from: number, to: number): number {
    const { count, low } = this
    const safe = this.safeNights[accommodation]!
    if (safe === 0) {
      const sums = this.wide.get(accommodation)!
      return sums[to]! - sums[from]!
    }
    let units = 0
    for (let night = from; night < to; night += safe) {
      const end = Math.min(night + safe, to)
      units += (low[end * count + accommodation]! - low[night * count + accommodation]!) & 0xffff
    }
    return units * this.scale[accommodation]!
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
    const tables = this.low.byteLength + this.scale.byteLength + this.safeNights.byteLength
    return tables + this.wide.size * (this.nights + 1) * 8
  }
}
