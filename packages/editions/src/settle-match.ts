import type { RouteParams } from './build-path.ts'
import type { PathRoute } from './path-routes.ts'
import type { RouteRow } from './route-row.ts'
import { routeRow, type RouteName } from './routes.ts'

export interface RouteMatch {
  readonly name: RouteName
  readonly params: RouteParams
  /** The route object that the path has matched. */
  readonly route: PathRoute
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

const isDynamic = ({ name }: RouteMatch) => routeRow(name).dynamic === true

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
