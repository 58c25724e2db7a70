/**
 * The search as the URL holds it (SPEC.md §2 "Search state in the query string"). Null, 7 nights, 2 adults and empty
 * lists are the defaults and stay out of the URL.
 */
export interface Criteria {
  readonly query: string | null
  readonly funnel: string | null
  readonly country: string | null
  /** SPEC.md: "city (holding the product value)". */
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
  readonly page: number
}

/** SPEC.md §9: 7 days, 2 adults. */
export const defaultDuration = 7
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
  page: 1,
}

/** The filters of SPEC.md §3: lists of values that toggle. */
export type FilterKey = 'funnels' | 'countries' | 'areas' | 'facilities' | 'accommodations' | 'bedrooms'

export const filterKeys: readonly FilterKey[] = [
  'funnels',
  'countries',
  'areas',
  'facilities',
  'accommodations',
  'bedrooms',
]

/** Any search change resets page to 1 (SPEC.md §4). Setting the duration to empty gives 7; a past date clears it. */
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
 * Adds the value if absent, removes it if present, and resets page to 1 (SPEC.md §4). The list stays in the order of the
 * address, so that toggling twice leaves the very same search.
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
    page: 1,
  }
}

/** How many filter values are set. */
export function filterCount(criteria: Criteria): number {
  return filterKeys.reduce((sum, key) => sum + criteria[key].length, 0)
}

/** GAPS.md `empty-search-redirect`: no query, place, date or filter. */
export function isEmptySearch(criteria: Criteria): boolean {
  const { query, funnel, country, area, city, date } = criteria
  return !query && !funnel && !country && !area && !city && !date && filterCount(criteria) === 0
}
