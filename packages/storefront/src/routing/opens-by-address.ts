import { matchPath } from '@camping/editions/match-path.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import type { RouteName } from '@camping/editions/routes.ts'

const noSlugs = { isFunnel: () => false, isCountry: () => false, isTaggedPage: () => false }

const routesThatOpen: readonly RouteName[] = ['booking', 'bookingConfirmation']
/** Query keys of the login page that hold the token of a mail's link. */
const tokenKeys = ['token', 'verify', 'agent']

/**
 * True for checkout and confirmation: whoever knows the address may see the page. So no cache keeps them, no search engine
 * lists them, and no other site learns the address from a link (RELIABILITY.md 3d). As true for the login page that a
 * mail's link opens: no file that it loads may learn the token.
 */
export function opensByAddress(site: SiteCode, pathname: string, search = ''): boolean {
  const match = matchPath(site, pathname, noSlugs)
  if (match?.name === 'login') return tokenKeys.some((key) => new URLSearchParams(search).has(key))
  return match !== undefined && routesThatOpen.includes(match.name)
}
