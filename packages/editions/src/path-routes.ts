import type { SiteCode } from './markets.ts'
import { routeTemplates } from './route-template.ts'
import { routeNames, type RouteName } from './routes.ts'

/** A route object of react-router: all paths of one shape, such as `/uk/:funnel/:country`. */
export interface PathRoute {
  readonly path: string
  readonly caseSensitive: true
  /** The rows whose paths have this shape, in the order of the table, each with its names of the parameters. */
  readonly handle: readonly { readonly name: RouteName; readonly params: readonly string[] }[]
}

function routesOf(site: SiteCode): PathRoute[][] {
  const byShape: Record<string, PathRoute> = {}
  for (const name of routeNames)
    for (const template of routeTemplates(name, site)) {
      const path = ['', site, ...template.split('/').filter(Boolean)].join('/').replace(/\{(\w+)\}/g, ':$1')
      const row = { name, params: [...path.matchAll(/:(\w+)/g)].map(([, key]) => key as string) }
      const shape = path.replace(/:\w+/g, ':')
      byShape[shape] = { path, caseSensitive: true, handle: [...(byShape[shape]?.handle ?? []), row] }
    }
  const byLength: PathRoute[][] = []
  for (const route of Object.values(byShape)) (byLength[route.path.split('/').length - 2] ??= []).push(route)
  return byLength
}

const routesBySite = new Map<SiteCode, PathRoute[][]>()

/**
 * The route objects of a market whose paths have that many segments after the site code. The router compiles the routes
 * that it is given whenever it matches, so it is given few: a match takes 15 µs, and 126 µs among all of them.
 */
export function pathRoutes(site: SiteCode, segments: number): PathRoute[] {
  const routes = routesBySite.get(site) ?? routesOf(site)
  routesBySite.set(site, routes)
  return routes[segments] ?? []
}
