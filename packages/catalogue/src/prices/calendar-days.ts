/** Nights in every calendar. */
export const calendarNights = 730

const dayMs = 86_400_000

/** Days since 1970-01-01 of a 'YYYY-MM-DD' date. */
export function dayNumber(date: string): number {
  const time = Date.parse(`${date}T00:00:00Z`)
  if (Number.isNaN(time)) throw new RangeError(`not a date: ${date}`)
  return Math.round(time / dayMs)
}

/** 'YYYY-MM-DD' of a day number. */
export function dateOf(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}

/** 0 = Monday … 6 = Sunday. */
export function weekdayOf(day: number): number {
  return (((day + 3) % 7) + 7) % 7
}

/** Facts about each night that the generators need, computed once per world. */
export interface CalendarFrame {
  /** 'YYYY-MM-DD', the 1st of the month of `today`. */
  from: string
  firstDay: number
  /** Weekday per night, 0 = Monday. */
  weekdays: Uint8Array
  /** Day of the year per night, 0–365, counted as in a leap year, so that each month-day has one number. */
  yearDays: Uint16Array
}

const monthStarts = [0, 31, 60, 91, 121, 152, 182, 213, 244, 274, 305, 335]

/** Day of a leap year of 'MM-DD', 0–365. */
export function yearDayOf(monthDay: string): number {
  return monthStarts[Number(monthDay.slice(0, 2)) - 1]! + Number(monthDay.slice(3, 5)) - 1
}

export function createCalendarFrame(today: string): CalendarFrame {
  const from = `${today.slice(0, 7)}-01`
  const firstDay = dayNumber(from)
  const weekdays = new Uint8Array(calendarNights)
  const yearDays = new Uint16Array(calendarNights)
  for (let night = 0; night < calendarNights; night++) {
    weekdays[night] = weekdayOf(firstDay + night)
    yearDays[night] = yearDayOf(dateOf(firstDay + night).slice(5))
  }
  return { from, firstDay, weekdays, yearDays }
}

/**
 * First Saturday of July of the next season: this year's while it lies at least two weeks ahead,
 * else next year's.
 */
export function defaultBookingDate(today: string): string {
  const firstSaturday = (year: number) => {
    let day = dayNumber(`${year}-07-01`)
    while (weekdayOf(day) !== 5) day++
    return day
  }
  const year = Number(today.slice(0, 4))
  const thisYear = firstSaturday(year)
  return dateOf(thisYear - dayNumber(today) >= 14 ? thisYear : firstSaturday(year + 1))
}
