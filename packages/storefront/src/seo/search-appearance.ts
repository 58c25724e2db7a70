import { filterCount } from '@camping/core/search/criteria.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { routeRow, type RouteRow } from '@camping/editions/routes.ts'
import type { PageRequest } from '../routing/page-view.ts'
import { taggedPageRoute } from './tagged-page-route.ts'

/** Pages of results have pages of their own, and filters that leave part of the list. */
const listsCampsites = (row: RouteRow) => row.pageType === 'FILTER_PAGE_2' || row.pageType === 'FUNNEL_PAGE'

const narrowing = ['query', 'funnel', 'country', 'area', 'city'] as const

/** Filters, or a place beside the one in the path: endless combinations that nobody searches for as such. */
function isNarrowed({ name, params, criteria }: PageRequest): boolean {
  if (!listsCampsites(routeRow(name))) return false
  return filterCount(criteria) > 0 || narrowing.some((key) => criteria[key] && !params[key])
}

/** False for pages that search engines are told to leave out (docs/decisions/040). */
export function isIndexed(request: PageRequest): boolean {
  const { noindex, auth } = routeRow(request.name)
  return !noindex && !auth && !isNarrowed(request)
}

/** Page number of a list of results; 1 on every other page, whatever the address says. */
export function listPage({ name, criteria }: PageRequest): number {
  return listsCampsites(routeRow(name)) ? criteria.page : 1
}

/**
 * The one address of what a page shows: built from the route table, without dates, party and marks of campaigns, with the
 * page number above 1. Tagged pages have one address however they were reached. None for narrowed lists.
 */
export function canonicalPath(request: PageRequest): string | undefined {
  const { app, name, params } = request
  if (!routeRow(name).noindex && isNarrowed(request)) return undefined
  const tagged = name === 'info' || name === 'funnelTaggedPage'
  const path = buildPath(app.site, tagged ? taggedPageRoute(app.config) : name, params)
  const page = listPage(request)
  return page > 1 ? `${path}?page=${page}` : path
}
