import type { User } from '@camping/contract/session.schemas.ts'
import { safeRememberedPath } from '@camping/core/session/remembered-path.rules.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import { routeRow, type RouteName } from '@camping/editions/routes.ts'
import { allow, fail, type Verdict } from '../../kit/routing/verdict.ts'

/**
 * The visitor's session and its consequences. Public pages do not need it: browsers load the rule with the first
 * personal page.
 */
export interface SignIn {
  readonly rule: typeof signInRule
  /** Undefined for an anonymous visitor, 'unknown' when the API did not answer. */
  readonly user: User | 'unknown' | undefined
  /** Raw value of the cookie with the requested path. */
  readonly rememberedPath: string | undefined
}

export interface RequestedPage {
  readonly site: SiteCode
  readonly name: RouteName
  /** The requested path and query. */
  readonly path: string
}

/**
 * routing-3: a protected page redirects an anonymous visitor to the login page and remembers the path; the login page
 * redirects a customer to the remembered path, or else to the profile.
 */
export function signInRule(
  { site, name, path }: RequestedPage,
  { user, rememberedPath }: Omit<SignIn, 'rule'>,
): Verdict {
  if (routeRow(name).access === 'customer') {
    if (user === 'unknown') return fail(503)
    if (!user) return { kind: 'redirect', to: buildPath(site, 'login'), status: 302, remembered: path }
  }
  if (name === 'login' && user && user !== 'unknown') {
    const to = safeRememberedPath(rememberedPath, site) ?? buildPath(site, 'profile')
    return { kind: 'redirect', to, status: 302, remembered: null }
  }
  return allow
}
