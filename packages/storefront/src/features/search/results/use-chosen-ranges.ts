import type { Criteria } from '@camping/core/search/criteria.rules.ts'
import { useIntl } from 'react-intl'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { chosenRanges } from './facet-groups.ts'

/** The active ranges of a search in the words of the edition. */
export function useChosenRanges(criteria: Criteria) {
  const t = useText()
  const intl = useIntl()
  const money = useMoney()
  return chosenRanges(criteria, t, { money, score: (points) => intl.formatNumber(points) })
}
