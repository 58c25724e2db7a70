import type { DayFacts, DayMark } from '@camping/ui/stay-calendar/calendar-month.tsx'
import { useStayDates } from '../format/use-dates.ts'
import { useMoney } from '../format/use-money.ts'
import { useText } from '../format/use-text.ts'

/** A day of arrival with the lowest total of the stay, or why there is none. */
export interface ArrivalDay {
  readonly date: string
  /** Minor units. */
  readonly total: number | null
  readonly mark?: DayMark | undefined
  readonly reason?: string
}

/** From so many totals on, the lowest one is worth a mark. */
const enoughToCompare = 3

/** Whole units for a small cell, rounded up so that no day looks cheaper than it is. */
const roundUnits = (minor: number): number => Math.ceil(minor / 100) * 100

/** What the calendar shows and speaks of the days of one month, for stays of so many nights. Messages: `calendar`. */
export function useDayFacts(nights: number): (days: readonly ArrivalDay[]) => [string, DayFacts][] {
  const t = useText()
  const money = useMoney()
  const dates = useStayDates()
  return (days) => {
    const totals = days.flatMap(({ total }) => total ?? [])
    const low = totals.length < enoughToCompare ? null : Math.min(...totals)
    return days.map(({ date, total, mark, reason = '' }): [string, DayFacts] => {
      const day = dates.full(date)
      if (total === null)
        return [date, { ...(mark ? { mark } : {}), label: t('calendar.closed', { day, reason }) }]
      const label = t('calendar.day', { day, nights, price: money(total) })
      const price = money(roundUnits(total), { short: true })
      if (total !== low) return [date, { price, label }]
      return [date, { price, low: true, label: [label, t('calendar.lowest')].join(', ') }]
    })
  }
}
