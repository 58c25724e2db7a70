import type { ArrivalsReply, MapBounds, SearchPaging } from '@camping/contract/search.schemas.ts'

/** Calendar-date arithmetic on 'YYYY-MM-DD' strings: no clock times, so no daylight-saving surprises (F55). */

const dayMs = 86_400_000

/** True for a real calendar date (2027-02-30 is none). Never throws, whatever the digits say. */
export function isStayDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const midnight = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text)
}

/** True for an arrival date: real, not past, and before the year whose stays end in a five-digit year. */
export function isArrivalDate(text: string, today: string): boolean {
  return isStayDate(text) && text >= today && text < '9999'
}

/** The date `nights` later. */
export function addNights(date: string, nights: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + nights * dayMs).toISOString().slice(0, 10)
}

/** Nights between two dates. */
export function nightsBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)
}

/** search-7: the orders of sites, as in the address; the first is the default. */
export const siteSortings = [
  'popular-desc',
  'price-asc',
  'price-desc',
  'reviews-desc',
] as const satisfies readonly `${SearchPaging['orderBy']}-${SearchPaging['order']}`[]

export type SiteSorting = (typeof siteSortings)[number]

/** The search in the URL (search-1). Null, 7 nights, 2 adults and empty lists are defaults and omitted. */
export interface Criteria {
  readonly query: string | null
  readonly funnel: string | null
  readonly country: string | null
  /** The value of a product (search-1). */
  readonly city: string | null
  readonly area: string | null
  readonly date: string | null
  readonly duration: number
  readonly adults: number
  readonly children: readonly number[]
  readonly funnels: readonly string[]
  readonly countries: readonly string[]
  readonly areas: readonly string[]
  readonly facilities: readonly number[]
  readonly accommodations: readonly string[]
  readonly bedrooms: readonly number[]
  /** The lowest rating, in tenths. */
  readonly rating: number | null
  /** The range of the total for the stay, in minor units; the address has whole units. */
  readonly priceFrom: number | null
  readonly priceTo: number | null
  readonly page: number
  readonly sort: SiteSorting
  /** The part of the map that is searched, within the place. */
  readonly bounds: MapBounds | null
}

/** search-2: 7 days, 2 adults. */
const defaultDuration = 7
export const defaultAdults = 2

export const emptyCriteria: Criteria = {
  query: null,
  funnel: null,
  country: null,
  city: null,
  area: null,
  date: null,
  duration: defaultDuration,
  adults: defaultAdults,
  children: [],
  funnels: [],
  countries: [],
  areas: [],
  facilities: [],
  accommodations: [],
  bedrooms: [],
  rating: null,
  priceFrom: null,
  priceTo: null,
  page: 1,
  sort: siteSortings[0],
  bounds: null,
}

/** The filters (search-5): lists of values that toggle. */
export type FilterKey = 'funnels' | 'countries' | 'areas' | 'facilities' | 'accommodations' | 'bedrooms'

export const filterKeys: readonly FilterKey[] = [
  'funnels',
  'countries',
  'areas',
  'facilities',
  'accommodations',
  'bedrooms',
]

/** Any change of the search resets page to 1 (search-4). An empty duration gives 7; a past date is cleared. */
export function changeSearch(
  criteria: Criteria,
  change: Partial<Omit<Criteria, 'duration'>> & { duration?: number | null },
  today: string,
): Criteria {
  const next = {
    ...criteria,
    ...change,
    duration: change.duration === null ? defaultDuration : (change.duration ?? criteria.duration),
    page: 1,
  }
  return next.date !== null && next.date < today ? { ...next, date: null } : next
}

/**
 * Adds the value if absent, removes it if present, and resets page to 1 (search-4). The list stays in the order of the
 * address, so that toggling twice gives the same search.
 */
export function toggleFilter<Key extends FilterKey>(
  criteria: Criteria,
  key: Key,
  value: Criteria[Key][number],
): Criteria {
  const list = criteria[key] as readonly (string | number)[]
  const next = list.includes(value)
    ? list.filter((one) => one !== value)
    : [...list, value].sort((a, b) => (a < b ? -1 : 1))
  return { ...criteria, [key]: next, page: 1 }
}

export function clearFilters(criteria: Criteria): Criteria {
  return {
    ...criteria,
    funnels: [],
    countries: [],
    areas: [],
    facilities: [],
    accommodations: [],
    bedrooms: [],
    rating: null,
    priceFrom: null,
    priceTo: null,
    page: 1,
  }
}

/** Number of chosen filter values; a range is one. */
export function filterCount(criteria: Criteria): number {
  const ranges = Number(criteria.rating !== null) + Number(hasPriceRange(criteria))
  return filterKeys.reduce((sum, key) => sum + criteria[key].length, ranges)
}

export const hasPriceRange = ({ priceFrom, priceTo }: Pick<Criteria, 'priceFrom' | 'priceTo'>): boolean =>
  priceFrom !== null || priceTo !== null

/** routing-12: no query, place, part of the map, date or filter. */
export function isEmptySearch(criteria: Criteria): boolean {
  const { query, funnel, country, area, city, date, bounds } = criteria
  return !query && !funnel && !country && !area && !city && !date && !bounds && filterCount(criteria) === 0
}

/**
 * Flexibility of the arrival date (decision 070). The address always has one date, the found one; this is the range of
 * the search.
 */
export type Flexibility =
  | { readonly kind: 'exact' }
  /** Up to three days before or after. */
  | { readonly kind: 'around'; readonly date: string }
  /** Fridays of a month, or any day of a month; 'YYYY-MM'. */
  | { readonly kind: 'weekend' | 'month'; readonly month: string }

export type FlexibilityKind = Flexibility['kind']

export const exactDate: Flexibility = { kind: 'exact' }

/** Nights implied by a choice: a weekend from Friday to Sunday, a week. */
export const nightsOf: Partial<Record<FlexibilityKind, number>> = { weekend: 2, month: 7 }

const daysAround = 3
const friday = 5
/** Number of days before and after an exact date with prices. */
const daysBeside = 7

/** Consecutive arrival days, optionally only one day of the week (0 Sunday to 6 Saturday). */
export interface ArrivalWindow {
  readonly from: string
  readonly days: number
  readonly weekday: number | null
}

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay()

/** The month `months` later, 'YYYY-MM'. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** From one date to another, without the days before today. */
function windowBetween(first: string, last: string, today: string): ArrivalWindow {
  const from = first < today ? today : first
  return { from, days: Math.max(nightsBetween(from, last) + 1, 0), weekday: null }
}

/** The arrival days of a choice; for an exact date the days around it. No day is past. */
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

/** The choice if it matches the date: when the date is none of its days, the choice belongs to another search. */
export function activeFlexibility(flexibility: Flexibility, date: string | null, today: string): Flexibility {
  if (flexibility.kind === 'exact' || date === null) return exactDate
  return arrivalDates(arrivalWindow(flexibility, { date, today })).includes(date) ? flexibility : exactDate
}

/**
 * The day with the lowest total among some dates: of equal ones the nearest to the requested date, then the earlier.
 * Undefined when nothing is available.
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
