import { dayAfter, monthAfter, monthDays, monthOf, weekdayFromMonday } from './calendar-dates.ts'

/** The same day so many months later, or the last day of that month. */
function sameDay(date: string, months: number): string {
  const month = monthAfter(monthOf(date), months)
  const on = `${month}${date.slice(7)}`
  const last = monthDays(month).at(-1) ?? on
  return on > last ? last : on
}

/**
 * The day that a key moves to, as in the ARIA date grid: arrows by day and week, Home and End within the week, Page Up
 * and Page Down by month, with Shift by year. Undefined for any other key. Dates are 'YYYY-MM-DD'.
 */
export function dayByKey(date: string, key: string, shift = false): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return dayAfter(date, -1)
    case 'ArrowRight':
      return dayAfter(date, 1)
    case 'ArrowUp':
      return dayAfter(date, -7)
    case 'ArrowDown':
      return dayAfter(date, 7)
    case 'Home':
      return dayAfter(date, -weekdayFromMonday(date))
    case 'End':
      return dayAfter(date, 6 - weekdayFromMonday(date))
    case 'PageUp':
      return sameDay(date, shift ? -12 : -1)
    case 'PageDown':
      return sameDay(date, shift ? 12 : 1)
    default:
      return undefined
  }
}
