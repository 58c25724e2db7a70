import type { Accommodation } from '@camping/contract/site.schemas.ts'
import { dateOfDay, dayNumber } from '../search/read-model/day-number.ts'
import type { ArrivalDay } from '../search/read-model/read-model.types.ts'

/** Maximum days between the requested arrival and an alternative. */
const mostDays = 21

/**
 * The nearest possible stay for an impossible one. A rule on the number of nights is met on the same day; for
 * any other reason it searches the nearest arrival, the earlier of two equally near ones.
 * @param daysOf the days of a month ('YYYY-MM') for the same accommodation, nights and party
 */
export function nearestStay(
  daysOf: (month: string) => readonly ArrivalDay[] | undefined,
  wished: { date: string; nights: number },
): Accommodation['nearest'] {
  const arrival = dayNumber(wished.date)
  const distance = ({ date }: ArrivalDay) => Math.abs(dayNumber(date) - arrival)
  const months = [-mostDays, 0, mostDays].map((by) => dateOfDay(arrival + by).slice(0, 7))
  const days = [...new Set(months)].flatMap((month) => daysOf(month) ?? [])
  const sameDay = days.find((day) => day.date === wished.date)
  if (sameDay?.otherNights) return { date: wished.date, ...sameDay.otherNights }
  let nearest: Accommodation['nearest'] = null
  let least = mostDays + 1
  for (const day of days) {
    if (day.lowestTotal === null || distance(day) >= least) continue
    least = distance(day)
    nearest = { date: day.date, nights: wished.nights, total: day.lowestTotal }
  }
  return nearest
}
