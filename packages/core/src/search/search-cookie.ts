import type { RouteRow } from '@camping/editions/routes.ts'
import { emptyCriteria, type Criteria } from './criteria.ts'
import { isArrivalDate } from './stay-date.ts'

/** SPEC.md §9: cookie `search` holds persons, duration and date for 60 days. */
export const searchCookie = { name: 'search', maxAge: 5_184_000 } as const

/**
 * True for routes that the cookie fills: their address holds a search and they do not ignore it (SPEC.md §2). One rule for
 * the page and for the caches in front of it.
 */
export function readsSearchCookie(row: Pick<RouteRow, 'querySync' | 'ignoreSearchCookie'>): boolean {
  return row.querySync === true && !row.ignoreSearchCookie
}

/** The cookie's value: a JSON record of SPEC.md §3 "Search cookie record". */
export function writeSearchCookie({ adults, children, duration, date }: Criteria): string {
  return JSON.stringify({ persons: { adults, children: children.map((age) => ({ age })) }, duration, date })
}

function ages(value: unknown): number[] {
  if (!Array.isArray(value)) return []
  return value
    .map((child: { age?: unknown } | null) => child?.age)
    .filter((age): age is number => Number.isInteger(age) && (age as number) >= 0 && (age as number) <= 17)
    .slice(0, 12)
    .sort((a, b) => a - b)
}

const within = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max

/**
 * Fills persons, duration and date that the URL lacks (GAPS.md "Saved search cookie"). A cookie is a visitor's input:
 * anything unreadable is ignored.
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
      criteria.duration === emptyCriteria.duration && within(saved.duration, 1, 60)
        ? saved.duration
        : criteria.duration,
    adults: sameParty && within(saved.persons?.adults, 1, 20) ? saved.persons.adults : criteria.adults,
    children: sameParty ? ages(saved.persons?.children) : criteria.children,
  }
}
