import type { User } from '@camping/contract/session.schemas.ts'
import { safeRememberedPath } from '@camping/core/session/remembered-path.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import { routeRow, type RouteName } from '@camping/editions/routes.ts'
import { allow, fail, type Verdict } from '../routing/verdict.ts'

/** What is known of who asks, and what follows from it. Public pages are shown without: browsers load the rule with the first personal page. */
export interface SignIn {
  readonly rule: typeof signInRule
  /** Undefined for an anonymous visitor, 'unknown' when the API could not say. */
  readonly user: User | 'unknown' | undefined
  /** Raw value of the cookie that holds the intended path. */
  readonly rememberedPath: string | undefined
}

export interface Wanted {
  readonly site: SiteCode
  readonly name: RouteName
  /** Path and query that were asked for. */
  readonly path: string
}

/**
 * SPEC.md §2: a protected page sends an anonymous visitor to the login page and remembers where to; the login page sends
 * a customer on, to the remembered path or else to the profile.
 */
export function signInRule(
  { site, name, path }: Wanted,
  { user, rememberedPath }: Omit<SignIn, 'rule'>,
): Verdict {
  if (routeRow(name).auth) {
    if (user === 'unknown') return fail(503)
    if (!user) return { kind: 'redirect', to: buildPath(site, 'login'), status: 302, remembered: path }
  }
  if (name === 'login' && user && user !== 'unknown') {
    const to = safeRememberedPath(rememberedPath, site) ?? buildPath(site, 'profile')
    return { kind: 'redirect', to, status: 302, remembered: null }
  }
  return allow
}
