import type { SearchSitesReply } from '@camping/contract/search.schemas.ts'
import { cleanedCriteria } from '@camping/core/search/cleaned-criteria.ts'
import { readCriteria } from '@camping/core/search/criteria-query.ts'
import type { PageRequest } from './page-view.ts'
import { searchOf } from './use-search-navigation.ts'
import { redirect, type Verdict } from './verdict.ts'

/**
 * Where an address leads that asks for filters nobody knows or for a page behind the last: to the search that is left of
 * it. What the cookie added to the search stays out of the address.
 */
export function cleanedSearch(
  { query, params, pathname, app }: PageRequest,
  answer: SearchSitesReply | undefined,
): Verdict | undefined {
  const cleaned = answer && cleanedCriteria(readCriteria(query, app.today), answer)
  return cleaned && redirect(pathname + searchOf(cleaned, params))
}
