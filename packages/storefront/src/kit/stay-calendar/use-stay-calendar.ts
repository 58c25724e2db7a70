import { navigationApi, shellPart } from '@camping/core/navigation/navigation.api.ts'
import { addMonths } from '@camping/core/search/criteria.rules.ts'
import { monthOf } from '@camping/ui/stay-calendar/calendar-dates.ts'
import type { StayCalendarProps } from '@camping/ui/stay-calendar/stay-calendar.tsx'
import { useIntl } from 'react-intl'
import { useApp } from '../app/app-context.tsx'
import { useStayDates } from '../format/use-dates.ts'
import { useText } from '../format/use-text.ts'

/** How far ahead a stay can be chosen: as far as calendars have prices. */
const monthsAhead = 24

/** What every calendar of stays has from the edition: its words, today, and the month of the season. Messages: `calendar`. */
export function useStayCalendar(): Pick<
  StayCalendarProps,
  'names' | 'min' | 'lastMonth' | 'opensAt' | 'labels'
> {
  const { today } = useApp()
  const intl = useIntl()
  const t = useText()
  const dates = useStayDates()
  const { data: navigation } = navigationApi.useNavigationGroupsQuery(shellPart)
  const weekdays = Array.from({ length: 7 }, (_, i) => {
    // 1 January 2024 was a Monday.
    const day = new Date(Date.UTC(2024, 0, 1 + i, 12))
    return {
      short: intl.formatDate(day, { weekday: 'short', timeZone: 'UTC' }),
      long: intl.formatDate(day, { weekday: 'long', timeZone: 'UTC' }),
    }
  })
  return {
    names: { weekdays, month: dates.month, day: dates.full },
    min: today,
    lastMonth: addMonths(monthOf(today), monthsAhead),
    opensAt: monthOf(navigation?.activeFunnelDefaultDate ?? today),
    labels: { previous: t('calendar.previous'), next: t('calendar.next'), month: t('calendar.month') },
  }
}
