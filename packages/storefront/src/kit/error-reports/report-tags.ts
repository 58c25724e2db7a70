import { isSiteCode } from '@camping/editions/markets.ts'
import { routeNames } from '@camping/editions/routes.ts'

/** Where something happened, in words of ours: never an address, an id or a text of a visitor. */
export interface ReportTags {
  readonly area: 'page' | 'api' | 'job' | 'process'
  /** A route's name, or a call's method and path with `{params}`. */
  readonly route?: string | undefined
  readonly edition?: string | undefined
  readonly brand?: string | undefined
  /** What kind of failure: `mount`, `chunk`, `mutation`, `query`, `rejection`, `render`. */
  readonly kind?: string | undefined
  /** The endpoint of a failed call, as the store names it. */
  readonly operation?: string | undefined
  /** The status of an answer; 0 without one. */
  readonly status?: string | undefined
  /** The type of a problem (docs/contracts/errors.md). */
  readonly problem?: string | undefined
}

const isName = (names: readonly string[]) => (text: string) => names.includes(text)

const isWord = (text: string) => /^[a-z]{2,20}(-[a-z]{2,20}){0,5}$/.test(text)

const forms: { readonly [Tag in keyof ReportTags]-?: (text: string) => boolean } = {
  area: isName(['page', 'api', 'job', 'process']),
  route: (text) =>
    routeNames.some((name) => name === text) ||
    text === 'unknown' ||
    /^(GET|POST|PUT|DELETE) [a-zA-Z-]{1,30}(\/([a-zA-Z-]{1,30}|\{[a-zA-Z]{1,20}\})){0,6}$/.test(text),
  edition: isSiteCode,
  brand: isWord,
  kind: isWord,
  operation: (text) => /^[a-z][A-Za-z]{2,40}$/.test(text),
  status: (text) => /^\d{1,3}$/.test(text),
  problem: isWord,
}

/** The tags that have their form. All others are dropped, whoever set them. */
export function scrubTags(tags: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(forms).flatMap(([name, fits]) => {
      const value = tags[name]
      return typeof value === 'string' && fits(value) ? [[name, value]] : []
    }),
  )
}

/** The name of a transaction: the form of a route. */
export const scrubRoute = (route: unknown): string =>
  typeof route === 'string' && forms.route(route) ? route : 'unknown'
