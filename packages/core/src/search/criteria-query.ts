import { emptyCriteria, type Criteria } from './criteria.ts'
import { isArrivalDate } from './stay-date.ts'

/** The contract's limits (SearchSitesRequest): what it would refuse is dropped here. Text is counted in UTF-16 units. */
const limits = { text: 100, list: 60, funnels: 20, adults: 20, children: 12, nights: 60, page: 10_000 }
const slugPattern = /^[\p{L}\p{N}-]+$/u
const categories = new Set(['pitch', 'glamping-tent', 'mobile-home', 'chalet', 'holiday-home'])

function wholeNumber(text: string | null, min: number, max: number): number | undefined {
  if (text === null || !/^\d{1,10}$/.test(text)) return undefined
  const value = Number(text)
  return value >= min && value <= max ? value : undefined
}

const isSlug = (text: string) => text.length <= 120 && slugPattern.test(text)

function slugOf(query: URLSearchParams, key: string): string | null {
  const value = query.get(key)
  return value && isSlug(value) ? value : null
}

/** At most 100 units, no half character at the cut, no blanks at the ends. */
function wordsOf(text: string | null): string | null {
  const words = text?.trim().slice(0, limits.text)
  return words?.replace(/[\uD800-\uDBFF]$/, '').trim() || null
}

/** Valid values of a repeated key, once each, sorted: the same search has one address. */
function listOf<Value>(
  query: URLSearchParams,
  key: string,
  read: (text: string) => Value | undefined,
): Value[] {
  const values = query
    .getAll(key)
    .map(read)
    .filter((value): value is Value & (string | number) => value !== undefined)
  return [...new Set(values)].sort((a, b) => (a < b ? -1 : 1)).slice(0, limits.list)
}

const slug = (text: string) => (isSlug(text) ? text : undefined)
const positive = (text: string) => wholeNumber(text, 1, 2_000_000_000)

/** 4 stands for "4 or more": what is above means the same, and has one address. */
function bedrooms(text: string): number | undefined {
  const count = wholeNumber(text, 0, 8)
  return count === undefined ? undefined : Math.min(count, 4)
}

/**
 * Reads a query string into criteria. Unknown keys and invalid values are dropped, never an error (GAPS.md
 * `query-state-sync`). `today` clears a past date (SPEC.md §4).
 */
export function readCriteria(query: URLSearchParams, today: string): Criteria {
  const date = query.get('date')
  return {
    query: wordsOf(query.get('query')),
    funnel: slugOf(query, 'funnel'),
    country: slugOf(query, 'country'),
    city: slugOf(query, 'city'),
    area: slugOf(query, 'area'),
    date: date && isArrivalDate(date, today) ? date : null,
    duration: wholeNumber(query.get('duration'), 1, limits.nights) ?? emptyCriteria.duration,
    adults: wholeNumber(query.get('adults'), 1, limits.adults) ?? emptyCriteria.adults,
    children: query
      .getAll('children')
      .map((age) => wholeNumber(age, 0, 17))
      .filter((age) => age !== undefined)
      .slice(0, limits.children)
      .sort((a, b) => a - b),
    funnels: listOf(query, 'funnels', slug).slice(0, limits.funnels),
    countries: listOf(query, 'countries', slug),
    areas: listOf(query, 'areas', slug),
    facilities: listOf(query, 'facilities', positive),
    accommodations: listOf(query, 'accommodations', (value) => (categories.has(value) ? value : undefined)),
    bedrooms: listOf(query, 'bedrooms', bedrooms),
    page: wholeNumber(query.get('page'), 1, limits.page) ?? 1,
  }
}

/**
 * Writes criteria as a query string without `?`: stable order, defaults left out, repeated keys for lists, `page` only
 * above 1 (SPEC.md §2). `readCriteria(writeCriteria(c))` is `c`.
 */
export function writeCriteria(criteria: Criteria): string {
  const query = new URLSearchParams()
  for (const key of Object.keys(emptyCriteria) as (keyof Criteria)[]) {
    const value = criteria[key]
    if (Array.isArray(value)) {
      for (const one of [...value].sort((a, b) => (a < b ? -1 : 1))) query.append(key, String(one))
    } else if (value !== null && value !== emptyCriteria[key]) query.set(key, String(value))
  }
  return query.toString()
}
