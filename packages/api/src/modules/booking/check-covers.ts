import { invalid } from '../../server/problem-error.ts'
import type { MarketCover } from './market-covers.ts'

/**
 * The chosen cover levels after checking them against what can still be chosen for this stay; empty for none.
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
