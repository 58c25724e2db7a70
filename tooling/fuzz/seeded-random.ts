/** Numbers from a seed, so that a run can be repeated. */
export interface Random {
  /** A whole number from 0 to below `count`. */
  below(count: number): number
  /** True with this probability: 0.25 is every fourth time. */
  chance(share: number): boolean
  pick<Item>(items: readonly Item[]): Item
}

/** Marsaglia's xorshift on 32 bits: good enough for random choices, and the same on every machine. */
export function seededRandom(seed: number): Random {
  let state = seed | 0 || 1
  const next = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    below,
    chance: (share) => next() < share,
    pick: (items) => {
      if (items.length === 0) throw new Error('Nothing to pick from')
      return items[below(items.length)] as (typeof items)[number]
    },
  }
}
