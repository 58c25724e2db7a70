/* oxlint-disable no-restricted-imports -- MUI X takes days of a library: they are made and read in this file */
import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

export type { Dayjs }

dayjs.extend(utc)

/**
 * Months are 'YYYY-MM', days 'YYYY-MM-DD'. What MUI and arithmetic need of them is in UTC, so neither a time zone nor a change of the
 * clock moves a day.
 */
export const utcDay = (date: string): Dayjs => dayjs.utc(date)

export const dateOf = (day: Dayjs): string => day.toISOString().slice(0, 10)

export const monthOf = (date: string): string => date.slice(0, 7)

/** The day so many days later. */
export const dayAfter = (date: string, days: number): string => dateOf(utcDay(date).add(days, 'day'))

/** The month so many months later. */
export const monthAfter = (month: string, months: number): string =>
  monthOf(dateOf(utcDay(month).add(months, 'month')))

/** Every day of a month, in order. */
export const monthDays = (month: string): string[] =>
  Array.from({ length: utcDay(month).daysInMonth() }, (_, i) => dayAfter(`${month}-01`, i))

/** Every month from one to another, both included. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = []
  for (let month = from; month <= to; month = monthAfter(month, 1)) months.push(month)
  return months
}

/** 0 for Monday to 6 for Sunday (editions-7: the week starts on Monday). */
export const weekdayFromMonday = (date: string): number => (utcDay(date).day() + 6) % 7

/** A value, or the nearest one within both limits. Dates and months are compared as they are written. */
export function within(value: string, [least, most]: readonly [string, string]): string {
  if (value < least) return least
  return value > most ? most : value
}

/**
 * Makes dayjs begin weeks on Monday (editions-7) and name weekdays, given from Monday, as the edition does: no locale of its own is
 * loaded for that. Returns the name of this one.
 */
export function stayLocale(weekdays: readonly { short: string; long: string }[]): string {
  const fromSunday = [...weekdays.slice(6), ...weekdays.slice(0, 6)]
  const name = `stay in ${weekdays[0]?.long}`.toLowerCase()
  return dayjs.locale(
    name,
    {
      name,
      weekStart: 1,
      weekdays: fromSunday.map(({ long }) => long),
      weekdaysShort: fromSunday.map(({ short }) => short),
    },
    true,
  )
}
