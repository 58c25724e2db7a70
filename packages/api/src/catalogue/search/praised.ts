import { subScoreKey, type SubScoreKey } from '@camping/contract/review.schemas.ts'

/** What guests score best, in points. */
export interface Praised {
  readonly key: SubScoreKey
  readonly score: number
}

/** From this score on something is worth a word on a card. */
const LEAST_SCORE = 8.5
/** Fewer guests are no opinion of many. */
const LEAST_REVIEWS = 10

/** The best of a campsite's sub-scores; undefined where none is high, or too few guests have scored. */
export function praisedOf(
  subScores: Readonly<Record<string, number>>,
  reviewCount: number,
): Praised | undefined {
  if (reviewCount < LEAST_REVIEWS) return undefined
  const scores = subScoreKey.options.flatMap((key) => {
    const score = subScores[key]
    return score !== undefined && score >= LEAST_SCORE ? [{ key, score }] : []
  })
  return scores.toSorted((a, b) => b.score - a.score)[0]
}
