import type { SearchBoxKind } from './experiments-slice.ts'

/** SPEC.md §9: the visitor id of experiments lives 34,560,000 s. Written with consent to statistics only. */
export const visitorCookie = { name: 'visitor', maxAge: 34_560_000 } as const

/**
 * What this visitor gets, so that server and browser know it before they ask: no box changes after it is shown. It lives
 * as long as the id it belongs to.
 */
export const flagsCookie = { name: 'flags', maxAge: visitorCookie.maxAge } as const

/** Key of the experiment that picks the search box. */
export const searchBoxKey = 'searchBox'

export interface KeptFlags {
  /** Null while the experiment does not run. */
  readonly searchBox: SearchBoxKind | null
  /** The day they were asked for, 'YYYY-MM-DD': they are asked for again on another day. */
  readonly date: string
}

/** A value of the experiment as the API gives it; null for none, and for one that we do not have. */
export const readSearchBox = (value: string | undefined): SearchBoxKind | null =>
  value === 'alpha' || value === 'bravo' ? value : null

/** The cookie's value. */
export function writeFlagsCookie({ searchBox, date }: KeptFlags): string {
  return JSON.stringify({ searchBox, date })
}

/** Reads the cookie, which is a visitor's input: anything unknown is none. */
export function readFlagsCookie(cookie: string | undefined): KeptFlags | undefined {
  try {
    const { searchBox, date } = Object(JSON.parse(cookie ?? '')) as Partial<KeptFlags>
    if (searchBox !== 'alpha' && searchBox !== 'bravo' && searchBox !== null) return undefined
    return { searchBox, date: typeof date === 'string' ? date : '' }
  } catch {
    return undefined
  }
}

/** A visitor id as the API makes them; undefined for anything else. */
export function readVisitorCookie(cookie: string | undefined): string | undefined {
  return cookie && /^[\w-]{16,64}$/.test(cookie) ? cookie : undefined
}
