import type { Flexibility } from '@camping/core/search/criteria.rules.ts'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useText } from '../../../kit/format/use-text.ts'

/** "Sat 10 July", "Sat 10 July ± 3 days", "July 2027, flexible". */
export function useArrivalText(): (date: string, flexibility: Flexibility) => string {
  const t = useText()
  const dates = useStayDates()
  return (date, flexibility) => {
    if (flexibility.kind === 'exact') return dates.day(date)
    if (flexibility.kind === 'around') return t('search.date.around', { date: dates.day(flexibility.date) })
    return t(`search.date.${flexibility.kind}`, { month: dates.month(flexibility.month) })
  }
}
