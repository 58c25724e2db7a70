import { useCallback } from 'react'
import { useIntl } from 'react-intl'

/** A score out of 10, with one decimal: 9.0. */
export function useScore(): (score: number) => string {
  const intl = useIntl()
  return useCallback(
    (score) => intl.formatNumber(score, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    [intl],
  )
}
