import { emptyCriteria, type Criteria } from './criteria.rules.ts'
import type { SearchSitesRequest } from '@camping/contract/search.schemas.ts'
import { searchRequest } from './search.api.ts'

/** The stay of a search without place and filters, to price it elsewhere. */
export function stayCriteria(
  { adults, children }: Criteria,
  stay: { readonly date: string; readonly nights: number } | undefined,
): Criteria {
  return { ...emptyCriteria, date: stay?.date ?? null, duration: stay?.nights ?? 7, adults, children }
}

/** The same search for its map: every match, whatever the page of the list. */
export function mapRequest(criteria: Criteria): SearchSitesRequest {
  const { parameters, filter, paging } = searchRequest({ ...criteria, page: 1 })
  return { parameters: { ...parameters, map: true }, filter, paging, facets: 'none' }
}

/** The same search for the cards of map pins; at most 50. */
export function pinCardsRequest(criteria: Criteria, siteIds: readonly number[]): SearchSitesRequest {
  const { sort } = emptyCriteria
  const { parameters, filter, paging } = searchRequest({ ...criteria, page: 1, sort, bounds: null })
  return {
    parameters: { ...parameters, siteIds: siteIds.toSorted((a, b) => a - b) },
    filter,
    paging: { ...paging, limit: 50 },
    facets: 'none',
  }
}
