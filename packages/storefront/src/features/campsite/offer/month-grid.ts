/** Months are 'YYYY-MM', days 'YYYY-MM-DD'; all arithmetic in UTC, so no clock change can shift a day. */

/** The month `count` later. */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

/** Number of months from one to another; negative when `to` is earlier. */
export function monthsApart(from: string, to: string): number {
  const count = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))
  return count(to) - count(from)
}

/** Every day of a month, in order. */
export function monthDays(month: string): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length: count }, (_, i) => `${month}-${String(i + 1).padStart(2, '0')}`)
}

/** 0 for Monday to 6 for Sunday (editions-7: the week starts on Monday). */
export function weekdayFromMonday(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
}
