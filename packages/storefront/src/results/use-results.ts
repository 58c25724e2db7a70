import type { Criteria } from '@camping/core/search/criteria.ts'
import { searchApi } from '@camping/core/search/search-queries.ts'
import { searchRequest } from '@camping/core/search/search-request.ts'
import { useAppSelector } from '@camping/core/store/create-store.ts'

/** The results of an address in the order and the part of the map that the visitor has chosen. */
export function useResults(criteria: Criteria) {
  const sorting = useAppSelector((state) => state.search.sorting)
  const mapArea = useAppSelector((state) => state.search.mapArea)
  const facets = useAppSelector((state) => state.search.facets)
  const request = searchRequest(criteria, { sorting, mapArea, facets })
  return { sorting, mapArea, ...searchApi.useSearchSitesQuery(request) }
}
