import { matchPath } from './match-path.ts'
import type { SiteCode } from './markets.ts'
import type { RouteName } from './routes.ts'

/**
 * Pages without a third party's code (RELIABILITY.md 3e): where somebody signs in, sets a password or pays, where names and
 * dates of birth are typed, and where the path itself opens a booking. Extras hand their choice to the payment within the
 * document, so they are on its side. (A list and no flag on the rows, which every page
 * loads: only lazy code and the host ask.)
 */
const untagged: ReadonlySet<RouteName> = new Set<RouteName>([
  'booking',
  'bookingConfirmation',
  'extras',
  'login',
  'newsletter',
  'participants',
  'payment',
  'paymentOptions',
  'personalDetails',
])

/** Keys of a query that are the right to something, or name a payment. */
const secretKeys = ['token', 'verify', 'agent', 'payment']

const noSlugs = { isFunnel: () => false, isCountry: () => false, isTaggedPage: () => false }

/** Whether a tag manager may be loaded into the document of an address. `pathname` with its percent-encoding. */
export function mayHaveTags(
  site: SiteCode,
  { pathname, search }: { pathname: string; search: string },
): boolean {
  const query = new URLSearchParams(search)
  if (secretKeys.some((key) => query.has(key))) return false
  const match = matchPath(site, pathname, noSlugs)
  return match === undefined || !untagged.has(match.name)
}
