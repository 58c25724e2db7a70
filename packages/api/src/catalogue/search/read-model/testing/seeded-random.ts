/** A pseudo-random stream of numbers that is the same for the same seeds. */
export class SeededRandom {
  private state: number

  constructor(...seeds: readonly number[]) {
    this.state = seeds.reduce(
      (hash, seed) => Math.imul(hash ^ (seed + 0x9e3779b9), 0x85ebca6b) ^ (hash >>> 13),
      0x27d4eb2f,
    )
  }

  /** In [0, 1). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  pick<Value>(values: readonly Value[]): Value {
    return values[this.between(0, values.length - 1)]!
  }

  /** A random subset; each value has its own chance. */
  some<Value>(values: readonly Value[], chanceOf: (index: number) => number): Value[] {
    return values.filter((_, index) => this.chance(chanceOf(index)))
  }
}
