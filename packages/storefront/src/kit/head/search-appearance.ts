import { emptyCriteria, filterCount } from '@camping/core/search/criteria.rules.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { isListed } from '@camping/editions/route-row.ts'
import { routeRow } from '@camping/editions/routes.ts'
import type { PageRequest } from '../routing/page-view.ts'
import { taggedPageRoute } from './tagged-page-route.ts'

const narrowing = ['query', 'funnel', 'country', 'area', 'city'] as const

/** Filters, an order, a part of the map, or a place besides the one in the path: endless combinations that nobody searches for. */
function isNarrowed({ name, params, criteria }: PageRequest): boolean {
  if (!routeRow(name).listsCampsites) return false
  const isOrdered = criteria.sort !== emptyCriteria.sort
  return (
    isOrdered ||
    criteria.bounds !== null ||
    filterCount(criteria) > 0 ||
    narrowing.some((key) => criteria[key] && !params[key])
  )
}

/** False for pages that search engines should not index (decision 040). */
export function isIndexed(request: PageRequest): boolean {
  return isListed(routeRow(request.name)) && !isNarrowed(request)
}

/** Page number of a result list; 1 on every other page, whatever the address. */
export function listPage({ name, criteria }: PageRequest): number {
  return routeRow(name).listsCampsites ? criteria.page : 1
}

/**
 * The canonical address of a page: built from the route table, without dates, party and campaign parameters, with page
 * numbers above 1. Tagged pages have one canonical address. Undefined for what is not indexed: a page that says both would name one page
 * and hide it, and `/search` without its query only leads elsewhere.
 */
export function canonicalPath(request: PageRequest): string | undefined {
  const { app, name, params } = request
  if (!isIndexed(request)) return undefined
  const tagged = name === 'info' || name === 'funnelTaggedPage'
  const path = buildPath(app.site, tagged ? taggedPageRoute(app.config) : name, params)
  const page = listPage(request)
  return page > 1 ? `${path}?page=${page}` : path
}
