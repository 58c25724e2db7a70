import type { RouteParams } from './build-path.ts'
import { markets, type SiteCode } from './markets.ts'
import { routeTemplates } from './route-template.ts'
import { routeNames, routeRow, type RouteName } from './routes.ts'

export interface RouteMatch {
  readonly name: RouteName
  readonly params: RouteParams
}

/** The slugs that decide between routes of equal shape; they come from navigation data (GAPS.md "Routing"). */
export interface KnownSlugs {
  isFunnel(slug: string): boolean
  isCountry(funnel: string, slug: string): boolean
  isTaggedPage(slug: string): boolean
}

interface FixedRoute {
  name: RouteName
  segments: string[]
}

/** Literal segments first, so that `my-bookings/{bookingId}` never hides `my-bookings`. */
function fixedRoutes(site: SiteCode): FixedRoute[] {
  const all = routeNames
    .filter((name) => !routeRow(name).dynamic)
    .flatMap((name) =>
      routeTemplates(name, site).map((template) => ({ name, segments: template.split('/').filter(Boolean) })),
    )
  const params = (route: FixedRoute) => route.segments.filter((segment) => segment.startsWith('{')).length
  return all.sort((a, b) => params(a) - params(b))
}

const fixedBySite = new Map(
  Object.keys(markets).map((site) => [site as SiteCode, fixedRoutes(site as SiteCode)]),
)

function matchSegments(pattern: string[], segments: string[]): RouteParams | undefined {
  if (pattern.length !== segments.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const value = segments[index] as string
    if (part.startsWith('{')) params[part.slice(1, -1)] = value
    else if (part !== value) return undefined
  }
  return params
}

function matchDestination(segments: string[], slugs: KnownSlugs): RouteMatch | undefined {
  const [funnel, second, third, fourth] = segments as [string, ...string[]]
  const inFunnel = slugs.isFunnel(funnel)
  if (segments.length === 1) {
    if (inFunnel) return { name: 'funnel', params: { funnel } }
    return slugs.isTaggedPage(funnel) ? { name: 'taggedPage', params: { slug: funnel } } : undefined
  }
  if (!inFunnel || second === undefined) return undefined
  if (segments.length === 2) {
    if (slugs.isCountry(funnel, second)) return { name: 'country', params: { funnel, country: second } }
    if (slugs.isTaggedPage(second)) return { name: 'funnelTaggedPage', params: { funnel, slug: second } }
    // Countries and tagged pages are known here, cities are not: the API has the last word (404).
    return { name: 'city', params: { funnel, city: second } }
  }
  if (third === undefined || !slugs.isCountry(funnel, second)) return undefined
  if (segments.length === 3) return { name: 'area', params: { funnel, country: second, area: third } }
  if (segments.length === 4 && fourth)
    return { name: 'site', params: { funnel, country: second, area: third, site: fourth } }
  return undefined
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

/**
 * The route of a path such as `/de/camping-suche`: fixed words first, then funnel slugs, then for two segments
 * country, tagged page, city (no two may clash; a test says so). Undefined means 404.
 */
export function matchPath(site: SiteCode, pathname: string, slugs: KnownSlugs): RouteMatch | undefined {
  const segments = pathSegments(pathname)
  if (!segments) return undefined
  for (const route of fixedBySite.get(site) ?? []) {
    const params = matchSegments(route.segments, segments)
    if (params) return { name: route.name, params }
  }
  return segments.length === 0 ? undefined : matchDestination(segments, slugs)
}
