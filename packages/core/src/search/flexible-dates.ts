import type { ArrivalsReply } from '@camping/contract/search.schemas.ts'
import { addNights, nightsBetween } from './stay-date.ts'

/**
 * How a visitor means the arrival date (docs/decisions/070). The address always names one date, the one that was found;
 * this is where it was looked for.
 */
export type Flexibility =
  | { readonly kind: 'exact' }
  /** Up to three days before or after. */
  | { readonly kind: 'around'; readonly date: string }
  /** Fridays of a month, and any day of a month; 'YYYY-MM'. */
  | { readonly kind: 'weekend' | 'month'; readonly month: string }

export type FlexibilityKind = Flexibility['kind']

export const exactDate: Flexibility = { kind: 'exact' }

/** Nights that a choice stands for by itself: a weekend from Friday to Sunday, a week. */
export const nightsOf: Partial<Record<FlexibilityKind, number>> = { weekend: 2, month: 7 }

const daysAround = 3
const friday = 5
/** Days before and after an exact date that prices are shown for. */
const daysBeside = 7

/** Days of arrival in a row, or those of them that fall on one day of the week (0 Sunday to 6 Saturday). */
export interface ArrivalWindow {
  readonly from: string
  readonly days: number
  readonly weekday: number | null
}

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay()

/** The month so many months later, 'YYYY-MM'. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** From one date up to another, without the days before today. */
function windowBetween(first: string, last: string, today: string): ArrivalWindow {
  const from = first < today ? today : first
  return { from, days: Math.max(nightsBetween(from, last) + 1, 0), weekday: null }
}

/** The days of arrival a choice allows; for an exact date the days beside it. No day is past. */
export function arrivalWindow(
  flexibility: Flexibility,
  { date, today }: { date: string; today: string },
): ArrivalWindow {
  switch (flexibility.kind) {
    case 'exact':
      return windowBetween(addNights(date, -daysBeside), addNights(date, daysBeside), today)
    case 'around': {
      const wished = flexibility.date
      return windowBetween(addNights(wished, -daysAround), addNights(wished, daysAround), today)
    }
    default: {
      const { kind, month } = flexibility
      const last = addNights(`${addMonths(month, 1)}-01`, -1)
      return {
        ...windowBetween(`${month}-01`, last, today),
        weekday: kind === 'weekend' ? friday : null,
      }
    }
  }
}

/** The dates of a window, in order. */
export function arrivalDates({ from, days, weekday }: ArrivalWindow): string[] {
  const dates = Array.from({ length: days }, (_, at) => addNights(from, at))
  return weekday === null ? dates : dates.filter((date) => weekdayOf(date) === weekday)
}

/** The choice as far as it still is about a date: when the date is none of its days, it was made for another search. */
export function activeFlexibility(flexibility: Flexibility, date: string | null, today: string): Flexibility {
  if (flexibility.kind === 'exact' || date === null) return exactDate
  return arrivalDates(arrivalWindow(flexibility, { date, today })).includes(date) ? flexibility : exactDate
}

/**
 * The day with the lowest total among some dates: of equal ones the nearest to the date asked for, then the earlier.
 * Undefined when nothing is free.
 */
export function bestArrival(
  days: ArrivalsReply['days'],
  { dates, wished }: { dates: readonly string[]; wished: string },
): string | undefined {
  const away = (date: string) => Math.abs(nightsBetween(wished, date))
  const open = days.flatMap(({ date, total }) =>
    total !== null && dates.includes(date) ? [{ date, total }] : [],
  )
  return open.toSorted(
    (a, b) => a.total - b.total || away(a.date) - away(b.date) || (a.date < b.date ? -1 : 1),
  )[0]?.date
}
