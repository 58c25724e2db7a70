import type { RootState, Dispatch } from '../store/create-store.ts'
import type { Criteria } from './criteria.ts'
import { searchApi } from './search-queries.ts'
import { searchRequest } from './search-request.ts'

/** Asks for the results of an address in the order and the part of the map that the page shows them in. */
export const startSearch = (criteria: Criteria) => (dispatch: Dispatch, getState: () => RootState) =>
  dispatch(
    searchApi.endpoints.searchSites.initiate(searchRequest(criteria, getState().search), {
      subscribe: false,
    }),
  )
