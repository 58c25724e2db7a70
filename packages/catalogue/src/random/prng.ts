/** A small seeded generator (sfc32): the same seed yields the same numbers on every machine. */
export class Prng {
  private a: number
  private b: number
  private c: number
  private counter = 1

  /** Integers that identify the stream, for example (seed, site number, purpose). */
  constructor(...parts: number[]) {
    let h = 0x9e3779b9
    const mix = (value: number): number => {
      h = Math.imul(h ^ value, 0x85ebca6b)
      h ^= h >>> 13
      h = Math.imul(h, 0xc2b2ae35)
      h ^= h >>> 16
      return h >>> 0
    }
    for (const part of parts) mix(part | 0)
    this.a = mix(1)
    this.b = mix(2)
    this.c = mix(3)
    for (let i = 0; i < 8; i++) this.next()
  }

  /** [0, 1) */
  next(): number {
    const t = (((this.a + this.b) | 0) + this.counter) | 0
    this.counter = (this.counter + 1) | 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) | 0
    this.c = (this.c << 21) | (this.c >>> 11)
    this.c = (this.c + t) | 0
    return (t >>> 0) / 4294967296
  }

  /** Whole number from low to high, both inclusive. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  /** [low, high) */
  between(low: number, high: number): number {
    return low + this.next() * (high - low)
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.next() * items.length)]!
  }

  /** Random index, weighted. */
  weighted(weights: readonly number[]): number {
    let sum = 0
    for (const weight of weights) sum += weight
    let left = this.next() * sum
    for (let i = 0; i < weights.length; i++) {
      left -= weights[i]!
      if (left < 0) return i
    }
    return weights.length - 1
  }

  /** `count` different items in random order. */
  sample<T>(items: readonly T[], count: number): T[] {
    const pool = [...items]
    const taken = Math.min(count, pool.length)
    for (let i = 0; i < taken; i++) {
      const j = this.int(i, pool.length - 1)
      ;[pool[i], pool[j]] = [pool[j]!, pool[i]!]
    }
    return pool.slice(0, taken)
  }
}
