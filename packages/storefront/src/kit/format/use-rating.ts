import type { RatingProps } from '@camping/ui/rating/rating.tsx'
import { useIntl } from 'react-intl'
import { scoreText } from './score-text.ts'
import { useText } from './use-text.ts'

/** A campsite's rating for a card; undefined before the first review. Scores are out of 10. */
export function useRating() {
  const t = useText()
  const intl = useIntl()
  return ({ average, count }: { average: number; count: number }): { rating?: RatingProps } => {
    if (count === 0) return {}
    const score = scoreText(intl, average)
    return {
      rating: {
        score: average,
        max: 10,
        scoreText: score,
        countText: t('results.reviews', { count }),
        label: t('results.rating', { score }),
      },
    }
  }
}
