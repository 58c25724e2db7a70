import type { ApiError } from '@camping/core/api/storefront-api.ts'
import type { SearchSitesReply } from '@camping/contract/search.schemas.ts'
import { cleanedCriteria } from '@camping/core/search/results.rules.ts'
import { readCriteria } from '@camping/core/search/criteria-codec.rules.ts'
import type { PageRequest } from '../../../kit/routing/page-view.ts'
import { searchOf } from '../../../kit/routing/use-search-navigation.ts'
import { redirect, type Verdict } from '../../../kit/routing/verdict.ts'

/**
 * Target of an address with unknown filters or a page behind the last one: the remaining search. Parts of the search
 * from the cookie stay out of the address.
 */
export function cleanedSearch(
  { query, params, pathname, app }: PageRequest,
  answer: SearchSitesReply | undefined,
): Verdict | undefined {
  const cleaned = answer && cleanedCriteria(readCriteria(query, app.today), answer)
  return cleaned && redirect(pathname + searchOf(cleaned, params))
}

/** The places that a query can name, the smallest first. */
const placeKeys = ['city', 'area', 'country', 'funnel'] as const

/**
 * Target of an address whose place nobody knows, or whose places do not lie in each other: the search without its smallest place.
 * Unknown values of a query are dropped (routing-13); a path of unknown places is no page.
 */
export function searchWithoutPlace(
  { query, params, pathname, app }: PageRequest,
  error: unknown,
): Verdict | undefined {
  if ((error as ApiError | undefined)?.status !== 404) return undefined
  const criteria = readCriteria(query, app.today)
  const smallest = placeKeys.find((key) => criteria[key] !== null)
  return smallest && redirect(pathname + searchOf({ ...criteria, [smallest]: null }, params))
}
