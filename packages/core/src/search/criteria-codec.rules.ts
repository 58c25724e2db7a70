import { accommodationCategories, searchLimits, stayLimits } from '@camping/contract/limits.ts'
import { withoutUnstorable } from '@camping/contract/readable-text.ts'
import { emptyCriteria, type Criteria, isArrivalDate, siteSortings } from './criteria.rules.ts'
import { readBounds, writeBounds } from './map-area.rules.ts'

const slugPattern = /^[\p{L}\p{N}-]+$/u
const categories: ReadonlySet<string> = new Set(accommodationCategories)

function wholeNumber(text: string | null, min: number, max: number): number | undefined {
  if (text === null || !/^\d{1,10}$/.test(text)) return undefined
  const value = Number(text)
  return value >= min && value <= max ? value : undefined
}

const isSlug = (text: string) => text.length <= searchLimits.slug && slugPattern.test(text)

function slugOf(query: URLSearchParams, key: string): string | null {
  const value = query.get(key)
  return value && isSlug(value) ? value : null
}

/** As long as a search may be, without half characters, control characters or outer blanks. */
function wordsOf(text: string | null): string | null {
  return (text && withoutUnstorable(text.trim().slice(0, searchLimits.words)).trim()) || null
}

/** Valid values of a repeated key, unique and sorted, so that the same search has one address. */
function listOf<Value>(
  query: URLSearchParams,
  key: string,
  read: (text: string) => Value | undefined,
): Value[] {
  const values = query
    .getAll(key)
    .map(read)
    .filter((value): value is Value & (string | number) => value !== undefined)
  return [...new Set(values)].sort((a, b) => (a < b ? -1 : 1)).slice(0, searchLimits.list)
}

const slug = (text: string) => (isSlug(text) ? text : undefined)
const positive = (text: string) => wholeNumber(text, 1, searchLimits.id)

/** 4 means "4 or more": higher values are equivalent and use the same address. */
function bedrooms(text: string): number | undefined {
  const count = wholeNumber(text, 0, searchLimits.bedrooms)
  return count === undefined ? undefined : Math.min(count, 4)
}

/** Whole units of the currency in the address, minor units in the criteria. */
const minorPerUnit = 100
const mostUnits = 1_000_000

const amountOf = (text: string | null): number | null => {
  const units = wholeNumber(text, 1, mostUnits)
  return units === undefined ? null : units * minorPerUnit
}

/** A range whose ends are the wrong way round is none. */
function priceRange(query: URLSearchParams): Pick<Criteria, 'priceFrom' | 'priceTo'> {
  const [priceFrom, priceTo] = [amountOf(query.get('priceFrom')), amountOf(query.get('priceTo'))]
  const isRange = priceFrom === null || priceTo === null || priceFrom <= priceTo
  return isRange ? { priceFrom, priceTo } : { priceFrom: null, priceTo: null }
}

/** `8.5` as tenths; null for anything that is no rating from 0.1 to 10. */
function ratingOf(text: string | null): number | null {
  if (text === null || !/^\d{1,2}(?:\.\d)?$/.test(text)) return null
  const tenths = Math.round(Number(text) * 10)
  return tenths >= 1 && tenths <= 100 ? tenths : null
}

/** The values that the address writes in another way than the criteria hold them. */
const written: { readonly [Key in keyof Criteria]?: (criteria: Criteria) => string | number | null } = {
  rating: ({ rating }) => rating && rating / 10,
  priceFrom: ({ priceFrom }) => priceFrom && priceFrom / minorPerUnit,
  priceTo: ({ priceTo }) => priceTo && priceTo / minorPerUnit,
  bounds: ({ bounds }) => bounds && writeBounds(bounds),
}

/**
 * Parses a query string to criteria. Drops unknown keys and invalid values without an error (routing-13). `today`
 * clears a past date (search-3).
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
    duration: wholeNumber(query.get('duration'), 1, stayLimits.nights) ?? emptyCriteria.duration,
    adults: wholeNumber(query.get('adults'), 1, stayLimits.adults) ?? emptyCriteria.adults,
    children: query
      .getAll('children')
      .map((age) => wholeNumber(age, 0, stayLimits.childAge))
      .filter((age) => age !== undefined)
      .slice(0, stayLimits.children)
      .sort((a, b) => a - b),
    funnels: listOf(query, 'funnels', slug).slice(0, searchLimits.funnels),
    countries: listOf(query, 'countries', slug),
    areas: listOf(query, 'areas', slug),
    facilities: listOf(query, 'facilities', positive),
    accommodations: listOf(query, 'accommodations', (value) => (categories.has(value) ? value : undefined)),
    bedrooms: listOf(query, 'bedrooms', bedrooms),
    rating: ratingOf(query.get('rating')),
    ...priceRange(query),
    page: wholeNumber(query.get('page'), 1, searchLimits.page) ?? 1,
    sort: siteSortings.find((sort) => sort === query.get('sort')) ?? emptyCriteria.sort,
    bounds: readBounds(query.get('bounds')),
  }
}

type Value = string | number | boolean

/**
 * Writes criteria as a query string without `?`: stable order, no defaults, repeated keys for lists, `page` only above
 * 1 (search-1). `readCriteria(writeCriteria(c))` is `c`.
 */
export function writeCriteria(criteria: Criteria): string {
  const query = new URLSearchParams()
  for (const key of Object.keys(emptyCriteria) as (keyof Criteria)[]) {
    const value = (written[key] ? written[key](criteria) : criteria[key]) as Value | readonly Value[] | null
    if (Array.isArray(value)) {
      for (const one of [...value].sort((a, b) => (a < b ? -1 : 1))) query.append(key, String(one))
    } else if (value !== null && value !== emptyCriteria[key]) query.set(key, String(value))
  }
  return query.toString()
}

/** search-10: cookie `search` stores persons, duration and date for 60 days. */
export const searchCookie = { name: 'search', maxAge: 5_184_000 } as const

/** The cookie's value: a JSON record of persons, duration and date (search-10). */
export function writeSearchCookie({ adults, children, duration, date }: Criteria): string {
  return JSON.stringify({ persons: { adults, children: children.map((age) => ({ age })) }, duration, date })
}

function ages(value: unknown): number[] {
  if (!Array.isArray(value)) return []
  return value
    .map((child: { age?: unknown } | null) => child?.age)
    .filter(
      (age): age is number =>
        Number.isInteger(age) && (age as number) >= 0 && (age as number) <= stayLimits.childAge,
    )
    .slice(0, stayLimits.children)
    .sort((a, b) => a - b)
}

const within = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max

/**
 * Fills persons, duration and date that the URL lacks (search-10). A cookie is a visitor's input: unreadable values are
 * ignored.
 */
export function fillFromSearchCookie(
  criteria: Criteria,
  cookie: string | undefined,
  today: string,
): Criteria {
  if (!cookie) return criteria
  let saved: { persons?: { adults?: unknown; children?: unknown }; duration?: unknown; date?: unknown }
  try {
    saved = Object(JSON.parse(cookie))
  } catch {
    return criteria
  }
  const sameParty = criteria.adults === emptyCriteria.adults && criteria.children.length === 0
  return {
    ...criteria,
    date:
      criteria.date ??
      (typeof saved.date === 'string' && isArrivalDate(saved.date, today) ? saved.date : null),
    duration:
      criteria.duration === emptyCriteria.duration && within(saved.duration, 1, stayLimits.nights)
        ? saved.duration
        : criteria.duration,
    adults:
      sameParty && within(saved.persons?.adults, 1, stayLimits.adults)
        ? saved.persons.adults
        : criteria.adults,
    children: sameParty ? ages(saved.persons?.children) : criteria.children,
  }
}
