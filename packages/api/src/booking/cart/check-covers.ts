import { invalid } from '../../platform/problem-error.ts'
import type { MarketCover } from '../pricing/market-covers.ts'

/**
 * Checks the chosen cover levels against those still available for this stay; empty for none.
 * @throws ProblemError 400 at `covers.<index>` for one that is not offered (any more).
 */
export function checkCovers(chosen: readonly string[], offered: readonly MarketCover[]): string[] {
  for (const [index, key] of chosen.entries()) {
    if (!offered.some((cover) => cover.key === key)) {
      throw invalid(`covers.${index}`, 'not offered for this stay')
    }
  }
  return [...chosen]
}
