import { flagsCookie, readFlagsCookie } from '@camping/core/experiments/experiments.rules.ts'
import { takesPart } from '@camping/core/experiments/experiments.slice.ts'
import {
  readCriteria,
  writeCriteria,
  fillFromSearchCookie,
  searchCookie,
} from '@camping/core/search/criteria-codec.rules.ts'
import { emptyCriteria } from '@camping/core/search/criteria.rules.ts'
import { experimentsOn, flagsOn, type Flags } from '@camping/editions/experiment-flags.ts'
import type { AppConfig } from '@camping/editions/define-app.ts'
import { hasSecretKey } from '@camping/editions/address-rights.ts'
import { someRow, type PathMatch } from '@camping/editions/settle-match.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import { needsSession } from '@camping/editions/route-row.ts'

/** The name of the cookie that affects pages. */
export const pageCookie = searchCookie.name

export { flagsCookie }

/** The variants in the flags cookie that change a page; apps without experiments read no flags. */
export function pickedFlags(
  config: Pick<AppConfig, 'flagship'>,
  { cookie, match, today }: { cookie: string | undefined; match: PathMatch; today: string },
): Flags | undefined {
  const saved = takesPart(config) ? readFlagsCookie(cookie) : undefined
  return saved && flagsOn(namesIn(match), saved.flags, today)
}

const namesIn = (match: PathMatch) => match.map(({ name }) => name)

export interface PageVariant {
  /** Query string of the rendering, without unknown keys (campaign parameters). With `?`, or empty. */
  readonly search: string
  /** The page depends on the search cookie, whether this visitor has one or not. */
  readonly variesByCookie: boolean
  /** The search cookie, where the page depends on it. */
  readonly searchCookie: string | undefined
  /** The variants of experiments that change the page for this visitor; undefined where it is everybody's. */
  readonly flags: Flags | undefined
  /** Undefined: must not be cached. */
  readonly key: string | undefined
  /** Rendered for one visitor: with the session, and with the whole query, which may be remembered. */
  readonly personal: boolean
}

export interface VariantInput {
  readonly brand: string
  /** Distinguishes shared hosts from own domains, because links to other editions differ. */
  readonly domainSite: SiteCode | undefined
  readonly site: SiteCode
  /** What the path can be; slugs are not known here. */
  readonly match: PathMatch
  readonly pathname: string
  readonly search: string
  readonly searchCookie: string | undefined
  /** Whether the app runs experiments, and the cookie with the visitor's flags. */
  readonly flagship?: string | undefined
  readonly flagsCookie?: string | undefined
  readonly today: string
}

/** The cache key of an anonymous visitor's page, with everything that changes it, and the query of its rendering. */
export function pageVariant(input: VariantInput): PageVariant {
  const query = new URLSearchParams(input.search)
  const personal = someRow(input.match, needsSession)
  const readsSearch = someRow(input.match, ({ search }) => search === 'saved')
  const cookie = readsSearch ? input.searchCookie || undefined : undefined
  const readsFlags = takesPart(input) && experimentsOn(namesIn(input.match), input.today).length > 0
  const variesByCookie = readsSearch || readsFlags
  const flags = readsFlags ? pickedFlags(input, { ...input, cookie: input.flagsCookie }) : undefined
  const readsKey = someRow(input.match, ({ keys = [] }) => keys.some((key) => query.has(key)))
  // With a key that the page reads besides the search it is made for this request alone.
  if (personal || readsKey || hasSecretKey(input.search))
    return {
      search: input.search,
      variesByCookie,
      searchCookie: cookie,
      flags,
      key: undefined,
      personal,
    }
  const criteria = readCriteria(query, input.today)
  const text = writeCriteria(criteria)
  const fromCookie = cookie ? writeCriteria(fillFromSearchCookie(emptyCriteria, cookie, input.today)) : ''
  const search = text && `?${text}`
  // Search words and parts of a map are individual: their pages are requested once, and would evict those of many visitors.
  if (criteria.query !== null || criteria.bounds !== null)
    return { search, variesByCookie, searchCookie: cookie, flags, key: undefined, personal }
  const key = [
    input.brand,
    input.domainSite ?? '',
    input.site,
    input.pathname,
    text,
    fromCookie,
    flags ? JSON.stringify(flags) : '',
    input.today,
  ].join(' ')
  return { search, variesByCookie, searchCookie: cookie, flags, key, personal }
}
