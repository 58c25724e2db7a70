import type { SiteCalendarReply } from '@camping/contract/site.schemas.ts'

type Day = SiteCalendarReply['days'][number]

/** A possible arrival day for these nights and party, and the price of the stay. Minor units. */
export interface Arrival {
  readonly date: string
  readonly total: number
}

const distance = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b))

/**
 * The available arrivals nearest to a requested date, at most `count`, in calendar order: suggestions when the
 * requested dates are taken. `days` may cover one month or several.
 */
export function nearestArrivals(days: readonly Day[], wished: string, count = 3): Arrival[] {
  return days
    .filter(
      (day) => day.state === 'open' && day.arrivalAllowed && day.lowestTotal !== null && day.date !== wished,
    )
    .toSorted((a, b) => distance(a.date, wished) - distance(b.date, wished))
    .slice(0, count)
    .map((day) => ({ date: day.date, total: day.lowestTotal ?? 0 }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

/** The month of a date and its nearest neighbour: the next after mid-month, the previous before. 'YYYY-MM' */
export function monthsAround(date: string): [string, string] {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const other = new Date(Date.UTC(year, month - 1 + (day > 15 ? 1 : -1), 1))
  return [date.slice(0, 7), other.toISOString().slice(0, 7)]
}
