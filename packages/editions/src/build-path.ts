import type { SiteCode } from './markets.ts'
import { routeTemplate } from './route-template.ts'
import type { RouteName } from './routes.ts'

export type RouteParams = Readonly<Record<string, string>>

/**
 * The path of a route in a market, percent-encoded, with the site code in front and no trailing slash:
 * `buildPath('de', 'themes')` → `/de/urlaubsinspiration`. Throws when a parameter is missing: a broken link is a bug.
 */
export function buildPath(site: SiteCode, name: RouteName, params: RouteParams = {}): string {
  const segments = routeTemplate(name, site).split('/').filter(Boolean)
  const filled = segments.map((segment) => {
    if (!segment.startsWith('{')) return encodeURIComponent(segment)
    const value = params[segment.slice(1, -1)]
    if (!value) throw new Error(`Path of ${name} needs ${segment}`)
    return encodeURIComponent(value)
  })
  return ['', site, ...filled].join('/')
}
