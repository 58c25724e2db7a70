import { readCriteria } from '@camping/core/search/criteria-query.ts'
import type { Criteria } from '@camping/core/search/criteria.ts'
import { fillFromSearchCookie, readsSearchCookie } from '@camping/core/search/search-cookie.ts'
import type { RootState } from '@camping/core/store/create-store.ts'
import { buildPath, type RouteParams } from '@camping/editions/build-path.ts'
import { matchPath, type KnownSlugs } from '@camping/editions/match-path.ts'
import { routeRow } from '@camping/editions/routes.ts'
import type { AppContextValue } from '../app/app-context.tsx'
import { guardOf } from '../guards/guard-table.ts'
import type { SignIn } from '../guards/sign-in-rule.ts'
import { pageTable, type PageEntry } from './page-table.ts'
import type { PageRequest } from './page-view.ts'
import { allow, pageNotFound, redirect, type Verdict } from './verdict.ts'

export interface Address {
  readonly pathname: string
  /** Query string, with or without `?`. */
  readonly search: string
}

export interface Visitor {
  readonly slugs: KnownSlugs
  /** Raw value of the cookie `search`. */
  readonly searchCookie: string | undefined
  /** Needed for personal pages (is-personal.ts). */
  readonly signIn?: SignIn | undefined
  /** What the store knows, for guards that ask it. */
  readonly state?: RootState
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
 * Address → route → sign-in → the route's validity check → guards: the first half of every page view, the same on the server and in the browser. Pure.
 */
export function resolveRequest(app: AppContextValue, address: Address, visitor: Visitor): Resolved {
  const match = matchPath(app.site, address.pathname, visitor.slugs)
  const row = match && routeRow(match.name)
  const entry = match && pageTable[match.name]
  const exists = row && (!row.feature || app.config.supports[row.feature])
  if (!match || !row || !exists) return { verdict: pageNotFound(address.pathname) }
  if (match.name === 'home' && app.config.home === 'login')
    return { verdict: redirect(buildPath(app.site, 'login')) }
  const { signIn } = visitor
  const wanted = { site: app.site, name: match.name, path: address.pathname + address.search }
  const mayEnter = signIn?.rule(wanted, signIn) ?? allow
  if (mayEnter.kind !== 'allow') return { verdict: mayEnter }
  if (!entry) return { verdict: pageNotFound(address.pathname) }

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
    user: signIn?.user === 'unknown' ? undefined : signIn?.user,
  }
  const invalid = entry.check?.(request)
  if (invalid) return { verdict: pageNotFound(address.pathname, invalid) }
  for (const name of row.guards ?? []) {
    const verdict = guardOf(name)(request, visitor.state)
    if (verdict.kind !== 'allow') return { verdict }
  }
  return { verdict: allow, request, entry }
}
