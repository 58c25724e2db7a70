import type { ArrivalsReply } from '@camping/contract/search.schemas.ts'
import type { SiteCalendarReply } from '@camping/contract/site.schemas.ts'

const dayAfter = (first: string, days: number) =>
  new Date(Date.parse(first) + days * 86_400_000).toISOString().slice(0, 10)

/** Arrivals of three weeks, one of them without availability. */
export const sampleArrivals: ArrivalsReply = {
  nights: 7,
  currency: 'GBP',
  days: Array.from({ length: 21 }, (_, index) => ({
    date: dayAfter('2027-06-25', index),
    total: index === 9 ? null : 52_000 + ((index * 37) % 11) * 2100,
    sites: index === 9 ? 0 : 14 - (index % 5),
  })),
}

/** A month in which stays start on Saturdays, the third week is booked and the last days are closed. */
export function sampleCalendar(month: string): SiteCalendarReply {
  const first = `${month}-01`
  const length = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()
  const days = Array.from({ length }, (_, index) => {
    const date = dayAfter(first, index)
    const saturday = new Date(date).getUTCDay() === 6
    const booked = index > 13 && index < 20
    const closed = index > 27
    const state: SiteCalendarReply['days'][number]['state'] = booked ? 'booked' : closed ? 'closed' : 'open'
    const free = state === 'open' && saturday
    return {
      date,
      state,
      lowestTotal: free ? 60_000 + index * 700 : null,
      minNights: 5,
      arrivalAllowed: saturday,
      reason: free
        ? null
        : booked
          ? ('booked' as const)
          : closed
            ? ('closed' as const)
            : ('arrival-day' as const),
      otherNights: null,
    }
  })
  return { month, currency: 'GBP', days }
}
