import { flagsCookie, readFlagsCookie } from '@camping/core/experiments/experiment-cookies.ts'
import { takesPart } from '@camping/core/experiments/takes-part.ts'
import { readCriteria, writeCriteria } from '@camping/core/search/criteria-query.ts'
import { emptyCriteria } from '@camping/core/search/criteria.ts'
import { fillFromSearchCookie, readsSearchCookie, searchCookie } from '@camping/core/search/search-cookie.ts'
import type { AppConfig } from '@camping/editions/define-app.ts'
import { matchPath } from '@camping/editions/match-path.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import { routeRow, type RouteName } from '@camping/editions/routes.ts'
import { isPersonal } from './is-personal.ts'

/** The name of the cookie that pages depend on. */
export const pageCookie = searchCookie.name

export { flagsCookie }

/** The box that the flags cookie picks in an app, when it is not the usual one; apps that take no part read no flags. */
export function pickedSearchBox(
  config: Pick<AppConfig, 'flagship'>,
  cookie: string | undefined,
): 'alpha' | undefined {
  return takesPart(config) && readFlagsCookie(cookie)?.searchBox === 'alpha' ? 'alpha' : undefined
}

/** Keys that pages read besides the search; with one of them a page is made for this request alone. */
const pageKeys = new Set(['step', 'action', 'accommodation', 'token'])

/** Slugs are not known here; any word may be one. */
const anySlug = { isFunnel: () => true, isCountry: () => true, isTaggedPage: () => true }

export interface PageVariant {
  /** Query string the page is rendered with: unknown keys (campaign marks) are gone. With `?`, or empty. */
  readonly search: string
  /** The page depends on the search cookie, whether this visitor has one or not. */
  readonly variesByCookie: boolean
  /** The search cookie, where the page depends on it. */
  readonly searchCookie: string | undefined
  /** The search box that an experiment picked for this visitor, where the page shows one and it is not the usual one. */
  readonly searchBox: 'alpha' | undefined
  /** Undefined: not to be stored. */
  readonly key: string | undefined
  /** Made for the one who asks: with their session, and with the whole query, which may have to be remembered. */
  readonly personal: boolean
}

export interface VariantInput {
  readonly brand: string
  /** Tells shared hosts from domains of their own: links to other editions differ. */
  readonly ownSite: SiteCode | undefined
  readonly site: SiteCode
  readonly pathname: string
  readonly search: string
  readonly searchCookie: string | undefined
  /** Whether the app takes part in experiments, and the cookie with the visitor's flags. */
  readonly flagship?: string | undefined
  readonly flagsCookie?: string | undefined
  readonly today: string
}

function dependsOnCookie(site: SiteCode, pathname: string): boolean {
  const match = matchPath(site, pathname, anySlug)
  return match !== undefined && readsSearchCookie(routeRow(match.name))
}

/** Pages whose markup holds the search box; on all others it is opened in the browser. */
const withSearchBox: ReadonlySet<RouteName> = new Set(['home', 'funnel'])

function showsSearchBox(site: SiteCode, pathname: string): boolean {
  const match = matchPath(site, pathname, anySlug)
  return match !== undefined && withSearchBox.has(match.name)
}

/** Everything that changes a page of an anonymous visitor, in one string; and the query the page is made with. */
export function pageVariant(input: VariantInput): PageVariant {
  const query = new URLSearchParams(input.search)
  const personal = isPersonal(input.site, input.pathname)
  const readsSearch = dependsOnCookie(input.site, input.pathname)
  const cookie = readsSearch ? input.searchCookie || undefined : undefined
  const readsFlags = takesPart(input) && showsSearchBox(input.site, input.pathname)
  const variesByCookie = readsSearch || readsFlags
  const searchBox = readsFlags ? pickedSearchBox(input, input.flagsCookie) : undefined
  if (personal || [...query.keys()].some((key) => pageKeys.has(key)))
    return {
      search: input.search,
      variesByCookie,
      searchCookie: cookie,
      searchBox,
      key: undefined,
      personal,
    }
  const text = writeCriteria(readCriteria(query, input.today))
  const fromCookie = cookie ? writeCriteria(fillFromSearchCookie(emptyCriteria, cookie, input.today)) : ''
  const key = [
    input.brand,
    input.ownSite ?? '',
    input.site,
    input.pathname,
    text,
    fromCookie,
    searchBox ?? '',
    input.today,
  ].join(' ')
  return { search: text && `?${text}`, variesByCookie, searchCookie: cookie, searchBox, key, personal }
}
