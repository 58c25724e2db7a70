import type { Searched } from '@camping/contract/searched.schemas.ts'
import { readCriteria, writeCriteria } from './criteria-query.ts'
import { defaultAdults, emptyCriteria, type Criteria } from './criteria.ts'
import { addNights } from './stay-date.ts'

/** SPEC.md §9: at most 10 searches per locale, in the browser's storage under this key. */
export const searchHistory = { key: 'searchHistory', cap: 10 } as const

/** Raise it when an entry changes its shape: entries of another version are dropped on load (SPEC.md §5). */
export const historyVersion = 1

interface NamedSlug {
  readonly name: string
  readonly slug: string
}

/**
 * SPEC.md §3 "Search-history entry". Of ours are the town, the typed words and the nights, without which a search of the
 * free field could not be run again (docs/decisions/051).
 */
export interface HistoryEntry {
  readonly version: number
  /** Which search box it was: selects for country and area, or one free field. */
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

/** SPEC.md §5: kept only with a country, a date, more than two adults or a child. */
const isWorthKeeping = ({ country, date, adults, children }: Criteria): boolean =>
  country !== null || date !== null || adults > defaultAdults || children.length > 0

const withName = (slug: string | null, named: NamedSlug | null | undefined): NamedSlug | null =>
  slug === null ? null : { slug: named?.slug ?? slug, name: named?.name ?? slug }

export interface FinishedSearch {
  readonly criteria: Criteria
  /** What the answer said of its place: names, and where a town lies. */
  readonly searched: Searched | undefined
  readonly isAlpha: boolean
}

/** The entry of a search; undefined when SPEC.md §5 keeps none of it. */
export function historyEntry({ criteria, searched, isAlpha }: FinishedSearch): HistoryEntry | undefined {
  const { city, date, duration, adults, children, query } = criteria
  const country = criteria.country ?? searched?.country?.slug ?? null
  const area = criteria.area ?? searched?.area?.slug ?? null
  if (!isWorthKeeping({ ...criteria, country })) return undefined
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

/** The search of an entry. A date that has passed is cleared (SPEC.md §4). */
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
  const [ownName, ownSlug] = [text(name), text(slug)]
  return ownName && ownSlug ? { name: ownName, slug: ownSlug } : null
}

/** A stored entry; undefined for another version and for anything that no search of ours has written. */
function readEntry(value: unknown): HistoryEntry | undefined {
  const { version, isAlpha, country, area, city, query, funnel, fromDate, duration, persons } = Object(
    value,
  ) as Record<string, unknown>
  if (version !== historyVersion) return undefined
  const { adults, children } = Object(persons) as Record<string, unknown>
  const ages = Array.isArray(children) ? children.map((child) => Number(Object(child).age)) : []
  // What the address would not take, the history does not keep: its reader is the judge of both.
  const asked = new URLSearchParams(ages.map((age) => ['children', String(age)]))
  const single = { query: text(query), funnel: text(funnel), date: text(fromDate), duration, adults }
  for (const [key, one] of Object.entries(single))
    if (typeof one === 'string' || typeof one === 'number') asked.set(key, String(one))
  for (const [key, one] of Object.entries({ country, area, city })) asked.set(key, named(one)?.slug ?? '')
  const criteria = readCriteria(asked, '0000-01-01')
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

function parse(stored: string | null): Record<string, unknown> {
  // Ten searches of nine editions take a twentieth of this.
  if (!stored || stored.length > 500_000) return {}
  try {
    const value: unknown = JSON.parse(stored)
    return Array.isArray(value) ? {} : (Object(value) as Record<string, unknown>)
  } catch {
    return {}
  }
}

/** The first of equal searches, ten at most. Those of which time has left nothing worth keeping are gone. */
function tidy(entries: readonly HistoryEntry[], today: string): HistoryEntry[] {
  const known = new Map<string, HistoryEntry>()
  for (const entry of entries) {
    const criteria = criteriaOfEntry(entry, today)
    const key = writeCriteria(criteria)
    if (isWorthKeeping(criteria) && !known.has(key)) known.set(key, entry)
  }
  return [...known.values()].slice(0, searchHistory.cap)
}

/** Whose history: the word for an edition in API paths. */
interface Reader {
  readonly locale: string
  readonly today: string
}

/** The searches of a locale, newest first, out of what the browser has stored. Whatever that is, nothing throws. */
export function readHistory(stored: string | null, { locale, today }: Reader): HistoryEntry[] {
  const all = parse(stored)
  const list = Object.hasOwn(all, locale) ? all[locale] : []
  const entries = Array.isArray(list) ? list.slice(0, 100).map(readEntry) : []
  return tidy(
    entries.filter((entry) => entry !== undefined),
    today,
  )
}

/** What to store after a search: it comes first, an equal one before it goes, other locales stay as they are. */
export function addToHistory(stored: string | null, entry: HistoryEntry, reader: Reader): string {
  const entries = [entry, ...readHistory(stored, reader)]
  const others = Object.entries(parse(stored)).filter(([, list]) => Array.isArray(list))
  return JSON.stringify({ ...Object.fromEntries(others), [reader.locale]: tidy(entries, reader.today) })
}
