const DAY = 86_400_000
const daysOfMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const
/** Days before the 1st of each month in a year that is no leap year. */
const daysBefore = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334] as const

/** Parses `length` digits from `start`; NaN for anything else. */
function digits(text: string, start: number, length: number): number {
  let value = 0
  for (let at = start; at < start + length; at += 1) {
    const digit = text.charCodeAt(at) - 48
    if (!(digit >= 0 && digit <= 9)) return Number.NaN
    value = value * 10 + digit
  }
  return value
}

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/**
 * Days since 1970-01-01 of a calendar date. Pure calendar arithmetic without hours, so a stay over a clock
 * change has as many nights as the calendar shows. Throws a RangeError for anything but an existing 'YYYY-MM-DD'
 * from 1970 on. Hand-written because loading a large catalogue converts millions of dates.
 */
export function dayNumber(date: string): number {
  const year = digits(date, 0, 4)
  const month = digits(date, 5, 2)
  const day = digits(date, 8, 2)
  const leap = isLeap(year)
  const last = daysOfMonth[month - 1]! + (leap && month === 2 ? 1 : 0)
  const shaped = date.length === 10 && date[4] === '-' && date[7] === '-'
  if (!shaped || !(year >= 1970 && day >= 1 && day <= last))
    throw new RangeError(`Not a calendar date: ${date}`)
  const before = year - 1
  const leapDays = Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400) - 477
  return (year - 1970) * 365 + leapDays + daysBefore[month - 1]! + (leap && month > 2 ? 1 : 0) + day - 1
}

/** 'YYYY-MM-DD' of a day number. */
export const dateOfDay = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10)

/** 0 = Monday … 6 = Sunday (1970-01-01 was a Thursday). */
export const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7
