/** Months are 'YYYY-MM', days 'YYYY-MM-DD'; all arithmetic in UTC, so no clock change can shift a day. */

const dayMs = 86_400_000

/** The day so many days later. */
export function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** The month so many months later. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

export const monthOf = (date: string): string => date.slice(0, 7)

/** Every day of a month, in order. */
export function monthDays(month: string): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length: count }, (_, i) => `${month}-${String(i + 1).padStart(2, '0')}`)
}

/** Every month from one to another, both included. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = []
  for (let month = from; month <= to; month = monthAfter(month, 1)) months.push(month)
  return months
}

/** 0 for Monday to 6 for Sunday (editions-7: the week starts on Monday). */
export function weekdayFromMonday(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
}

/** A value, or the nearest one within both limits. Dates and months are compared as they are written. */
export function within(value: string, [least, most]: readonly [string, string]): string {
  if (value < least) return least
  return value > most ? most : value
}
