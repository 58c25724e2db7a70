import { readCriteria, writeCriteria } from '@camping/core/search/criteria-query.ts'
import { emptyCriteria } from '@camping/core/search/criteria.ts'
import { fillFromSearchCookie, readsSearchCookie, searchCookie } from '@camping/core/search/search-cookie.ts'
import { matchPath } from '@camping/editions/match-path.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import { routeRow } from '@camping/editions/routes.ts'
import { isPersonal } from './is-personal.ts'

/** The name of the cookie that pages depend on. */
export const pageCookie = searchCookie.name

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
  readonly today: string
}

function dependsOnCookie(site: SiteCode, pathname: string): boolean {
  const match = matchPath(site, pathname, anySlug)
  return match !== undefined && readsSearchCookie(routeRow(match.name))
}

/** Everything that changes a page of an anonymous visitor, in one string; and the query the page is made with. */
export function pageVariant(input: VariantInput): PageVariant {
  const query = new URLSearchParams(input.search)
  const personal = isPersonal(input.site, input.pathname)
  const variesByCookie = dependsOnCookie(input.site, input.pathname)
  const cookie = variesByCookie ? input.searchCookie || undefined : undefined
  if (personal || [...query.keys()].some((key) => pageKeys.has(key)))
    return { search: input.search, variesByCookie, searchCookie: cookie, key: undefined, personal }
  const text = writeCriteria(readCriteria(query, input.today))
  const fromCookie = cookie ? writeCriteria(fillFromSearchCookie(emptyCriteria, cookie, input.today)) : ''
  const key = [
    input.brand,
    input.ownSite ?? '',
    input.site,
    input.pathname,
    text,
    fromCookie,
    input.today,
  ].join(' ')
  return { search: text && `?${text}`, variesByCookie, searchCookie: cookie, key, personal }
}
