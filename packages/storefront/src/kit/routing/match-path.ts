import { pathRoutes } from '@camping/editions/path-routes.ts'
import { pathSegments } from '@camping/editions/path-segments.ts'
import type { PathMatch } from '@camping/editions/settle-match.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import { matchRoutes } from 'react-router-dom'

/**
 * What a path such as `/de/camping-suche` can be: the router's match among the route objects of the edition, and the rows
 * that have its shape. `pathname` with its percent-encoding. A request, or a page in the browser, is matched once.
 */
export function matchPath(site: SiteCode, pathname: string): PathMatch {
  // The router takes broken encoding for words, warns of it, and forgives empty segments at the end.
  const segments = pathSegments(pathname)
  const [match] = (segments && matchRoutes(pathRoutes(site, segments.length), { pathname })) ?? []
  if (!match) return []
  const { params, route } = match
  const values = Object.values(params) as string[]
  return route.handle.map(({ name, params: keys }) => ({
    name,
    params: Object.fromEntries(keys.map((key, index) => [key, values[index] as string])),
    route,
  }))
}
