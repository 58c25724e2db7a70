import type { ApiDispatch } from '../api/storefront-api.ts'
import type { Criteria } from './criteria.rules.ts'
import { searchApi, searchRequest, type ResultsChoice } from './search.api.ts'

const search =
  (criteria: Criteria, forceRefetch: boolean) =>
  (dispatch: ApiDispatch, getState: () => { search: ResultsChoice }) =>
    dispatch(
      searchApi.endpoints.searchSites.initiate(searchRequest(criteria, getState().search), {
        subscribe: false,
        forceRefetch,
      }),
    )

/** Requests the results of an address with the facets that the visitor has opened. */
export const startSearch = (criteria: Criteria) => search(criteria, false)

/** Requests them again although the answer is cached, for current prices and places. */
export const searchAgain = (criteria: Criteria) => search(criteria, true)
