import type { Criteria } from '@camping/core/search/criteria.rules.ts'
import { searchApi, searchRequest } from '@camping/core/search/search.api.ts'
import { useAppSelector } from '@camping/core/store/create-store.ts'

/** The results of an address in the visitor's map area. */
export function useResults(criteria: Criteria) {
  const mapArea = useAppSelector((state) => state.search.mapArea)
  const facets = useAppSelector((state) => state.search.facets)
  const request = searchRequest(criteria, { mapArea, facets })
  return { mapArea, ...searchApi.useSearchSitesQuery(request) }
}
