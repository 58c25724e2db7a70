const SMALLEST = -32_767
const LARGEST = 32_767

interface Difference {
  /** Night of index 0; outside the array the difference is zero. */
  readonly first: number
  /** Prior price minus present price, EUR cents. */
  readonly cents: Int16Array | Int32Array
  /** Nights whose prior price is unknown. */
  readonly unknown: ReadonlySet<number> | undefined
}

/**
 * The lowest price of the last 30 days per night, for accommodations that have one (price-4). Stored as the
 * difference to the present price, only from the first to the last night with one.
 */
export class PriorPrices {
  private readonly differences = new Map<number, Difference>()

  /** Replaces one accommodation; `sellable` are its present prices, 0 on nights that are not sold. */
  write(accommodation: number, sellable: Int32Array, prior: Int32Array | undefined): void {
    this.differences.delete(accommodation)
    if (!prior) return
    const unknown = new Set<number>()
    let first = -1
    let last = -1
    let fits = true
    for (let night = 0; night < sellable.length; night += 1) {
      const present = sellable[night]!
      if (present === 0) continue
      if (prior[night]! <= 0) unknown.add(night)
      else if (prior[night] !== present) {
        if (first < 0) first = night
        last = night
        const difference = prior[night]! - present
        fits &&= difference >= SMALLEST && difference <= LARGEST
      }
    }
    if (first < 0) return
    const size = last + 1 - first
    const cents = fits ? new Int16Array(size) : new Int32Array(size)
    for (let night = first; night <= last; night += 1)
      if (sellable[night] !== 0 && prior[night]! > 0) cents[night - first] = prior[night]! - sellable[night]!
    this.differences.set(accommodation, { first, cents, unknown: unknown.size > 0 ? unknown : undefined })
  }

  /**
   * By how many EUR cents the nights [from, to) were dearer before; 0 when they were not, or when a night's prior
   * price is unknown.
   */
  reduction(accommodation: number, from: number, to: number): number {
    const difference = this.differences.get(accommodation)
    if (!difference) return 0
    const { first, cents, unknown } = difference
    if (unknown) for (let night = from; night < to; night += 1) if (unknown.has(night)) return 0
    let sum = 0
    const end = Math.min(to, first + cents.length)
    for (let night = Math.max(from, first); night < end; night += 1) sum += cents[night - first]!
    return Math.max(sum, 0)
  }

  get bytes(): number {
    let bytes = 0
    for (const { cents, unknown } of this.differences.values())
      bytes += cents.byteLength + (unknown?.size ?? 0) * 16
    return bytes
  }
}
