import type { Criteria } from '@camping/core/search/criteria.rules.ts'
import { searchApi, searchRequest } from '@camping/core/search/search.api.ts'
import { useAppSelector } from '@camping/core/store/create-store.ts'

/** The results of an address. */
export function useResults(criteria: Criteria) {
  const facets = useAppSelector((state) => state.search.facets)
  return searchApi.useSearchSitesQuery(searchRequest(criteria, { facets }))
}
