import { matchPath } from '@camping/editions/match-path.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import type { RouteName } from '@camping/editions/routes.ts'

const noSlugs = { isFunnel: () => false, isCountry: () => false, isTaggedPage: () => false }

const routesThatOpen: readonly RouteName[] = ['booking', 'bookingConfirmation']

/**
 * True for checkout and confirmation: whoever knows the address may see the page. So no cache keeps them, no search engine
 * lists them, and no other site learns the address from a link (RELIABILITY.md 3d).
 */
export function opensByAddress(site: SiteCode, pathname: string): boolean {
  const match = matchPath(site, pathname, noSlugs)
  return match !== undefined && routesThatOpen.includes(match.name)
}
