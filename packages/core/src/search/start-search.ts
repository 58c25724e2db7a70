import type { RootState, Dispatch } from '../store/create-store.ts'
import type { Criteria } from './criteria.ts'
import { searchApi } from './search-queries.ts'
import { searchRequest } from './search-request.ts'

const search =
  (criteria: Criteria, forceRefetch: boolean) => (dispatch: Dispatch, getState: () => RootState) =>
    dispatch(
      searchApi.endpoints.searchSites.initiate(searchRequest(criteria, getState().search), {
        subscribe: false,
        forceRefetch,
      }),
    )

/** Asks for the results of an address in the order and the part of the map that the page shows them in. */
export const startSearch = (criteria: Criteria) => search(criteria, false)

/** The same, though the answer may be there already: prices and places as they are now. */
export const searchAgain = (criteria: Criteria) => search(criteria, true)
