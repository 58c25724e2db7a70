import { matchPath } from '@camping/editions/match-path.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import { routeRow } from '@camping/editions/routes.ts'

const noSlugs = { isFunnel: () => false, isCountry: () => false, isTaggedPage: () => false }

/**
 * True for the portal and its login page: what they answer depends on who asks, so they wait for the user and are made
 * for one visitor. All others are the same for everybody; their header learns of the session in the browser.
 */
export function isPersonal(site: SiteCode, pathname: string): boolean {
  const match = matchPath(site, pathname, noSlugs)
  return match !== undefined && (match.name === 'login' || routeRow(match.name).auth === true)
}
