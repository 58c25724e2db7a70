import type { SearchSitesRequest } from '@camping/contract/search.schemas.ts'
import type { Criteria } from './criteria.ts'
import { searchRequest } from './search-request.ts'
import type { ResultsChoice } from './search-request.ts'

/** The same search for its map: every match, whatever page the list is on. */
export function mapRequest(criteria: Criteria, view: ResultsChoice): SearchSitesRequest {
  const { parameters, filter, paging } = searchRequest({ ...criteria, page: 1 }, view)
  return { parameters: { ...parameters, map: true }, filter, paging, facets: 'none' }
}

/** The same search for the cards behind pins of its map; at most 50. */
export function pinCardsRequest(criteria: Criteria, siteIds: readonly number[]): SearchSitesRequest {
  const { parameters, filter, paging } = searchRequest({ ...criteria, page: 1 })
  return {
    parameters: { ...parameters, siteIds: siteIds.toSorted((a, b) => a - b) },
    filter,
    paging: { ...paging, limit: 50 },
    facets: 'none',
  }
}
