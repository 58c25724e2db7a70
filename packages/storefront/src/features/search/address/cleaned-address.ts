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
