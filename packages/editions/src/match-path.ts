import type { RouteParams } from './build-path.ts'
import type { SiteCode } from './markets.ts'
import { routeTemplates } from './route-template.ts'
import type { RouteRow } from './route-row.ts'
import { routeNames, routeRow, type RouteName } from './routes.ts'

export interface RouteMatch {
  readonly name: RouteName
  readonly params: RouteParams
}

/**
 * What a path can be, first choice first: one route by its fixed words, or all routes of slugs that have its shape. Empty:
 * no page. A request is matched once and this value goes along; `settleMatch` picks the route when the slugs are known.
 */
export type PathMatch = readonly RouteMatch[]

/** The slugs that distinguish routes of the same shape; they come from navigation data (routing-2). */
export interface KnownSlugs {
  isFunnel(slug: string): boolean
  isCountry(funnel: string, slug: string): boolean
  isTaggedPage(slug: string): boolean
}

interface Pattern {
  readonly name: RouteName
  readonly segments: readonly string[]
}

const isDynamic = ({ name }: Pick<Pattern, 'name'>) => routeRow(name).dynamic === true
const isParam = (segment: string) => segment.startsWith('{')

/** Literal segments first, so that `my-bookings/{bookingId}` never hides `my-bookings`; routes of slugs last. */
const rank = (pattern: Pattern) => (isDynamic(pattern) ? 9 : pattern.segments.filter(isParam).length)

const patternsBySite = new Map<SiteCode, readonly Pattern[]>()

function patternsOf(site: SiteCode): readonly Pattern[] {
  const known = patternsBySite.get(site)
  if (known) return known
  const patterns = routeNames
    .flatMap((name) =>
      routeTemplates(name, site).map((template) => ({ name, segments: template.split('/').filter(Boolean) })),
    )
    .sort((a, b) => rank(a) - rank(b))
  patternsBySite.set(site, patterns)
  return patterns
}

function paramsOf(pattern: readonly string[], segments: readonly string[]): RouteParams | undefined {
  if (pattern.length !== segments.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const value = segments[index] as string
    if (isParam(part)) params[part.slice(1, -1)] = value
    else if (part !== value) return undefined
  }
  return params
}

/** Decoded segments after the site code, or undefined for broken percent-encoding and empty segments. */
export function pathSegments(pathname: string): string[] | undefined {
  const raw = pathname.split('/').slice(2)
  if (raw.at(-1) === '') raw.pop()
  try {
    const segments = raw.map(decodeURIComponent)
    return segments.every((segment) => segment !== '' && !segment.includes('/')) ? segments : undefined
  } catch {
    return undefined
  }
}

/** What a path such as `/de/camping-suche` can be. `pathname` with its percent-encoding. */
export function matchPath(site: SiteCode, pathname: string): PathMatch {
  const segments = pathSegments(pathname)
  if (!segments) return []
  const matches = patternsOf(site).flatMap(({ name, segments: pattern }) => {
    const params = paramsOf(pattern, segments)
    return params ? [{ name, params }] : []
  })
  const [first] = matches
  return first && !isDynamic(first) ? [first] : matches
}

/** Countries and tagged pages are known, areas, cities and campsites are not: the API has the last word on them (404). */
function fits({ params: { funnel, country, slug } }: RouteMatch, slugs: KnownSlugs): boolean {
  return (
    (funnel === undefined || slugs.isFunnel(funnel)) &&
    (country === undefined || slugs.isCountry(funnel ?? '', country)) &&
    (slug === undefined || slugs.isTaggedPage(slug))
  )
}

/** The route of a match; undefined means 404. Without slugs only fixed words are known. */
export function settleMatch(match: PathMatch, slugs: KnownSlugs | undefined): RouteMatch | undefined {
  return match.find((one) => !isDynamic(one) || (slugs && fits(one, slugs)))
}

/** Whether a route that a path can be has a fact in its row. */
export const someRow = (match: PathMatch, fact: (row: RouteRow) => boolean): boolean =>
  match.some(({ name }) => fact(routeRow(name)))
