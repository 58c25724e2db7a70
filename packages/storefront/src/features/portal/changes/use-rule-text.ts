import type { ChangeTerms } from '@camping/contract/booking-changes.schemas.ts'
import { changeRuleOf } from '@camping/contract/change-rules.ts'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useText } from '../../../kit/format/use-text.ts'

/** A change rule as text: whether, why not, and until when. */
export function useRuleText(): (terms: ChangeTerms) => string {
  const t = useText()
  const dates = useStayDates()
  return ({ rule, until }) =>
    t(`portal.rule.${changeRuleOf(rule)}`, { date: until === null ? '' : dates.long(until) })
}
