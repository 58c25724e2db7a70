import { dateOf, utcDay, weekdayFromMonday, type Dayjs } from './calendar-dates.ts'

const moves: Readonly<Record<string, (day: Dayjs, shift: boolean) => Dayjs>> = {
  ArrowLeft: (day) => day.add(-1, 'day'),
  ArrowRight: (day) => day.add(1, 'day'),
  ArrowUp: (day) => day.add(-1, 'week'),
  ArrowDown: (day) => day.add(1, 'week'),
  Home: (day) => day.add(-weekdayFromMonday(dateOf(day)), 'day'),
  End: (day) => day.add(6 - weekdayFromMonday(dateOf(day)), 'day'),
  // The same day of another month, or its last one.
  PageUp: (day, shift) => day.add(-1, shift ? 'year' : 'month'),
  PageDown: (day, shift) => day.add(1, shift ? 'year' : 'month'),
}

/**
 * The day that a key moves to, as in the ARIA date grid: arrows by day and week, Home and End within the week, Page Up
 * and Page Down by month, with Shift by year. Undefined for any other key. Dates are 'YYYY-MM-DD'. MUI's own keys know one month,
 * no year, and lead to the next month with Page Up.
 */
export function dayByKey(date: string, key: string, shift = false): string | undefined {
  const moved = moves[key]?.(utcDay(date), shift)
  return moved && dateOf(moved)
}
