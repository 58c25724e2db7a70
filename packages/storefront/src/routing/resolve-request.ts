import { readCriteria } from '@camping/core/search/criteria-query.ts'
import type { Criteria } from '@camping/core/search/criteria.ts'
import { fillFromSearchCookie, readsSearchCookie } from '@camping/core/search/search-cookie.ts'
import { buildPath, type RouteParams } from '@camping/editions/build-path.ts'
import { matchPath, type KnownSlugs } from '@camping/editions/match-path.ts'
import { routeRow } from '@camping/editions/routes.ts'
import type { AppContextValue } from '../app/app-context.tsx'
import { guardOf } from '../guards/guard-table.ts'
import { pageTable, type PageEntry } from './page-table.ts'
import type { PageRequest } from './page-view.ts'
import { allow, fail, redirect, type Verdict } from './verdict.ts'

export interface Address {
  readonly pathname: string
  /** Query string, with or without `?`. */
  readonly search: string
}

export interface Visitor {
  readonly slugs: KnownSlugs
  /** Raw value of the cookie `search`. */
  readonly searchCookie: string | undefined
  readonly signedIn: boolean
}

export interface Resolved {
  readonly verdict: Verdict
  readonly request?: PageRequest
  readonly entry?: PageEntry
}

/** The place in the path is the place of the search. */
function placeInPath(params: RouteParams): Partial<Criteria> {
  const { funnel, country, area, city } = params
  return {
    ...(funnel ? { funnel } : {}),
    ...(country ? { country } : {}),
    ...(area ? { area } : {}),
    ...(city ? { city } : {}),
  }
}

/**
 * Address → route → guards: the first half of every page view, the same on the server and in the browser. Pure.
 */
export function resolveRequest(app: AppContextValue, address: Address, visitor: Visitor): Resolved {
  const match = matchPath(app.site, address.pathname, visitor.slugs)
  const row = match && routeRow(match.name)
  const entry = match && pageTable[match.name]
  const exists = row && (!row.feature || app.config.supports[row.feature])
  if (!match || !row || !exists) return { verdict: fail(404, `Page Not Found: ${address.pathname}`) }
  if (match.name === 'home' && app.config.home === 'login')
    return { verdict: redirect(buildPath(app.site, 'login')) }
  if (row.auth && !visitor.signedIn) return { verdict: redirect(buildPath(app.site, 'login')) }
  if (!entry) return { verdict: fail(404, `Page Not Found: ${address.pathname}`) }

  const query = new URLSearchParams(address.search)
  const fromUrl = { ...readCriteria(query, app.today), ...placeInPath(match.params) }
  const criteria = readsSearchCookie(row)
    ? fillFromSearchCookie(fromUrl, visitor.searchCookie, app.today)
    : fromUrl
  const request: PageRequest = {
    app,
    name: match.name,
    params: match.params,
    pathname: address.pathname,
    query,
    criteria,
    signedIn: visitor.signedIn,
  }
  for (const name of row.guards ?? []) {
    const verdict = guardOf(name)(request)
    if (verdict.kind !== 'allow') return { verdict }
  }
  return { verdict: allow, request, entry }
}
