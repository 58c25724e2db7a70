import type { IntlShape } from 'react-intl'

/** A score out of 10, with one decimal: 9.0. */
export const scoreText = (intl: IntlShape, score: number): string =>
  intl.formatNumber(score, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
