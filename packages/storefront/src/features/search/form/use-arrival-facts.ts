import { arrivalApi, arrivalsRequest } from '@camping/core/search/arrivals.api.ts'
import { arrivalWindow, type Criteria } from '@camping/core/search/criteria.rules.ts'
import type { DayMark } from '@camping/ui/stay-calendar/calendar-month.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import { useDayFacts } from '../../../kit/stay-calendar/use-day-facts.ts'
import { useMonths } from '../../../kit/stay-calendar/use-months.ts'

/** Of a day on which no campsite of the place has anything for the stay. */
export const nothingAvailable: DayMark = { sign: '–' }

/** The lowest totals of a search by day of arrival, for the months that a calendar shows. */
export function useArrivalFacts(search: Criteria, months: readonly string[]) {
  const { today } = useApp()
  const t = useText()
  const factsOf = useDayFacts(search.duration)
  const replies = useMonths(months, (month) => {
    const window = arrivalWindow({ kind: 'month', month: month ?? today.slice(0, 7) }, { date: today, today })
    return arrivalApi.useSearchArrivalsQuery(arrivalsRequest(search, window), {
      skip: month === undefined,
    })
  })
  const closed = { mark: nothingAvailable, reason: t('calendar.unavailable') }
  return {
    facts: new Map(
      replies.flatMap(({ currentData }) =>
        factsOf((currentData?.days ?? []).map(({ date, total }) => ({ date, total, ...closed }))),
      ),
    ),
    updating: replies.some(({ isFetching }) => isFetching),
  }
}
