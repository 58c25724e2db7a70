import { Prng } from '../random/prng.ts'

/** Share of the world's guests who go to a site, 0–10000: few sites have very many, most do not. Popularity is counted from what they do. */
function siteDemand(seed: number, index: number): number {
  return Math.floor(new Prng(seed, index + 1, 7).next() ** 2.2 * 10_000)
}

/**
 * Reviews per site in proportion to their guests, `total` in all; the rounding remainder carries over to the next site.
 */
export function spreadReviews(seed: number, sites: number, total: number): Uint32Array {
  const weights = new Float64Array(sites)
  let sum = 0
  for (let index = 0; index < sites; index++) {
    weights[index] = 600 + siteDemand(seed, index)
    sum += weights[index]!
  }
  const counts = new Uint32Array(sites)
  let passed = 0
  let given = 0
  for (let index = 0; index < sites; index++) {
    passed += weights[index]!
    const due = Math.round((passed / sum) * total)
    counts[index] = due - given
    given = due
  }
  return counts
}
