import { useIntl } from 'react-intl'

/** A week from Monday to Sunday, formatted for the edition. */
export function useWeekdays(): { short: string; long: string }[] {
  const intl = useIntl()
  return Array.from({ length: 7 }, (_, i) => {
    // 1 January 2024 was a Monday.
    const day = new Date(Date.UTC(2024, 0, 1 + i, 12))
    return {
      short: intl.formatDate(day, { weekday: 'short', timeZone: 'UTC' }),
      long: intl.formatDate(day, { weekday: 'long', timeZone: 'UTC' }),
    }
  })
}
