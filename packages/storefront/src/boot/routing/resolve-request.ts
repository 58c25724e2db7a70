import { emptyCriteria } from '@camping/core/search/criteria.rules.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { settleMatch, type KnownSlugs, type PathMatch } from '@camping/editions/settle-match.ts'
import { routeRow } from '@camping/editions/routes.ts'
import type { AppContextValue } from '../../kit/app/app-context.tsx'
import type { GuardContext } from '../guards/guard.ts'
import { guardOf } from '../guards/guard-table.ts'
import { placeInPath } from '../guards/query-guards.ts'
import type { SignIn } from '../guards/sign-in-rule.ts'
import { pageTable, type PageEntry } from './page-table.ts'
import type { PageRequest } from '../../kit/routing/page-view.ts'
import { allow, pageNotFound, redirect, type Verdict } from '../../kit/routing/verdict.ts'

export interface Address {
  /** What the path can be: the one match of the request. */
  readonly match: PathMatch
  readonly pathname: string
  /** Query string, with or without `?`. */
  readonly search: string
}

export interface Visitor extends GuardContext {
  /** Undefined where nobody could tell: only fixed words are known then. */
  readonly slugs: KnownSlugs | undefined
  /** Needed for pages that need the session (packages/editions, route-row.ts). */
  readonly signIn?: SignIn | undefined
}

export interface Resolved {
  readonly verdict: Verdict
  readonly request?: PageRequest
  readonly entry?: PageEntry
}

/**
 * Match → route → sign-in → the route's validity check → guards: the first half of every page view, the same on the server and in the browser. Pure.
 */
export function resolveRequest(app: AppContextValue, address: Address, visitor: Visitor): Resolved {
  const match = settleMatch(address.match, visitor.slugs)
  const row = match && routeRow(match.name)
  const exists = row && (!row.feature || app.config.supports[row.feature])
  if (!match || !row || !exists) return { verdict: pageNotFound(address.pathname) }
  if (match.name === 'home' && app.config.home === 'login')
    return { verdict: redirect(buildPath(app.site, 'login')) }
  const { signIn } = visitor
  const requested = { site: app.site, name: match.name, path: address.pathname + address.search }
  const mayEnter = signIn?.rule(requested, signIn) ?? allow
  if (mayEnter.kind !== 'allow') return { verdict: mayEnter }

  const entry = pageTable[match.name]
  let request: PageRequest = {
    app,
    name: match.name,
    params: match.params,
    route: match.route,
    pathname: address.pathname,
    query: new URLSearchParams(address.search),
    criteria: { ...emptyCriteria, ...placeInPath(match.params) },
    anew: true,
    user: signIn?.user === 'unknown' ? undefined : signIn?.user,
  }
  const invalid = entry.check?.(request)
  if (invalid) return { verdict: pageNotFound(address.pathname, invalid) }
  for (const name of row.guards ?? []) {
    const verdict = guardOf(name)(request, visitor)
    if (verdict.kind !== 'allow') return { verdict }
    request = { ...request, ...verdict.read }
  }
  return { verdict: allow, request, entry }
}
