const DAY = 86_400_000
const shape = /^(\d{4})-(\d{2})-(\d{2})$/

/**
 * Days since 1970-01-01 of a calendar date. Counted in UTC, where every day has 24 hours, so a stay over a clock change
 * has as many nights as the calendar says. Throws a RangeError for anything but an existing 'YYYY-MM-DD'.
 */
export function dayNumber(date: string): number {
  const [, year, month, day] = shape.exec(date) ?? []
  const time = Date.UTC(Number(year), Number(month) - 1, Number(day))
  // A day or month that does not exist has moved on to another one; years below 100 are taken for 19xx.
  const found = new Date(time)
  const exists = found.getUTCDate() === Number(day) && found.getUTCMonth() === Number(month) - 1
  if (!exists || Number(year) < 100) throw new RangeError(`Not a calendar date: ${date}`)
  return time / DAY
}

/** 'YYYY-MM-DD' of a day number. */
export const dateOfDay = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10)

/** 0 = Monday … 6 = Sunday (1970-01-01 was a Thursday). */
export const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7
