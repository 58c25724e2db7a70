import type { Searched } from '@camping/contract/searched.schemas.ts'
import { readCriteria, writeCriteria } from './criteria-codec.rules.ts'
import { defaultAdults, emptyCriteria, type Criteria, addNights } from './criteria.rules.ts'

/** search-11: at most 10 searches per edition. */
const historyCap = 10

/** Increase it when an entry changes its shape: entries of other versions are dropped on load (search-13). */
export const historyVersion = 1

interface NamedSlug {
  readonly name: string
  readonly slug: string
}

/**
 * An entry of the history (search-12). Town, typed words and nights are our additions, without which a search of the
 * free field could not be repeated (decision 051).
 */
export interface HistoryEntry {
  readonly version: number
  /** The search box: selects for country and area, or one free field. */
  readonly isAlpha: boolean
  readonly country: NamedSlug | null
  readonly area: NamedSlug | null
  readonly city: NamedSlug | null
  readonly query: string | null
  readonly funnel: string | null
  /** 'YYYY-MM-DD'; null without a date. */
  readonly fromDate: string | null
  readonly toDate: string | null
  readonly duration: number
  readonly persons: { readonly adults: number; readonly children: readonly { readonly age: number }[] }
}

/** search-12: saved only with a country, a date, more than two adults or a child. */
const isWorthSaving = ({ country, date, adults, children }: Criteria): boolean =>
  country !== null || date !== null || adults > defaultAdults || children.length > 0

const withName = (slug: string | null, named: NamedSlug | null | undefined): NamedSlug | null =>
  slug === null ? null : { slug: named?.slug ?? slug, name: named?.name ?? slug }

export interface FinishedSearch {
  readonly criteria: Criteria
  /** The answer's data about its place: names, and the parents of a town. */
  readonly searched: Searched | undefined
  readonly isAlpha: boolean
}

/** The entry of a search; undefined when search-12 excludes it. */
export function historyEntry({ criteria, searched, isAlpha }: FinishedSearch): HistoryEntry | undefined {
  const { city, date, duration, adults, children, query } = criteria
  const country = criteria.country ?? searched?.country?.slug ?? null
  const area = criteria.area ?? searched?.area?.slug ?? null
  if (!isWorthSaving({ ...criteria, country })) return undefined
  return {
    version: historyVersion,
    isAlpha,
    country: withName(country, searched?.country),
    area: withName(area, searched?.area),
    city: withName(city, searched?.city),
    query,
    funnel: criteria.funnel === null ? null : (searched?.funnel?.slug ?? criteria.funnel),
    fromDate: date,
    toDate: date && addNights(date, duration),
    duration,
    persons: { adults, children: children.map((age) => ({ age })) },
  }
}

/** The search of an entry, without a date that has passed (search-3). */
export function criteriaOfEntry(entry: HistoryEntry, today: string): Criteria {
  const { country, area, city, query, funnel, fromDate, duration, persons } = entry
  const written = writeCriteria({
    ...emptyCriteria,
    query,
    funnel,
    country: country?.slug ?? null,
    area: area?.slug ?? null,
    city: city?.slug ?? null,
    date: fromDate,
    duration,
    adults: persons.adults,
    children: persons.children.map(({ age }) => age),
  })
  return readCriteria(new URLSearchParams(written), today)
}

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 120) : null

const named = (value: unknown): NamedSlug | null => {
  const { name, slug } = Object(value) as Record<string, unknown>
  const [nameText, slugText] = [text(name), text(slug)]
  return nameText && slugText ? { name: nameText, slug: slugText } : null
}

/** A stored entry; undefined for another version and for anything that this product has not written. */
function readEntry(value: unknown): HistoryEntry | undefined {
  const { version, isAlpha, country, area, city, query, funnel, fromDate, duration, persons } = Object(
    value,
  ) as Record<string, unknown>
  if (version !== historyVersion) return undefined
  const { adults, children } = Object(persons) as Record<string, unknown>
  const ages = Array.isArray(children) ? children.map((child) => Number(Object(child).age)) : []
  // The history accepts the same values as the address, because it uses the same parser.
  const childAges = new URLSearchParams(ages.map((age) => ['children', String(age)]))
  const single = { query: text(query), funnel: text(funnel), date: text(fromDate), duration, adults }
  for (const [key, one] of Object.entries(single))
    if (typeof one === 'string' || typeof one === 'number') childAges.set(key, String(one))
  for (const [key, one] of Object.entries({ country, area, city })) childAges.set(key, named(one)?.slug ?? '')
  const criteria = readCriteria(childAges, '0000-01-01')
  return {
    version: historyVersion,
    isAlpha: isAlpha === true,
    country: criteria.country ? named(country) : null,
    area: criteria.area ? named(area) : null,
    city: criteria.city ? named(city) : null,
    query: criteria.query,
    funnel: criteria.funnel,
    fromDate: criteria.date,
    toDate: criteria.date && addNights(criteria.date, criteria.duration),
    duration: criteria.duration,
    persons: { adults: criteria.adults, children: criteria.children.map((age) => ({ age })) },
  }
}

/** The first of equal searches, ten at most, without those that no longer qualify because their date has passed. */
export function cleanedHistory(entries: readonly HistoryEntry[], today: string): HistoryEntry[] {
  const known = new Map<string, HistoryEntry>()
  for (const entry of entries) {
    const criteria = criteriaOfEntry(entry, today)
    const key = writeCriteria(criteria)
    if (isWorthSaving(criteria) && !known.has(key)) known.set(key, entry)
  }
  return [...known.values()].slice(0, historyCap)
}

/** The entries of a stored list. Whatever that is, nothing throws. */
export const readEntries = (list: unknown): HistoryEntry[] =>
  (Array.isArray(list) ? list.slice(0, 100).map(readEntry) : []).filter((entry) => entry !== undefined)
