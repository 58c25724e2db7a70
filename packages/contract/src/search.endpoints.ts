import type { z } from 'zod'
import { endpoint } from './endpoint.ts'
import type {
  ArrivalsReply,
  ArrivalsRequest,
  AutocompleteReply,
  SearchSitesReply,
  SearchSitesRequest,
  autocompleteRequest,
  popularRequest,
  popularSaveReply,
  popularSaveRequest,
} from './search.schemas.ts'

/** Results, facets with live counts, paging (GAPS.md "Results"). */
export const searchSites = endpoint<SearchSitesRequest, SearchSitesReply>('POST', 'search/sites')
/** The lowest total per day of arrival: the same search on each of some days in a row. */
export const searchArrivals = endpoint<ArrivalsRequest, ArrivalsReply>('POST', 'search/arrivals')
/** SPEC.md §7: searchString, limit (5), funnel. */
export const autocomplete = endpoint<z.input<typeof autocompleteRequest>, AutocompleteReply>(
  'POST',
  'autocomplete',
)
export const popular = endpoint<z.input<typeof popularRequest>, AutocompleteReply>(
  'POST',
  'autocomplete/popular',
)
export const popularSave = endpoint<z.input<typeof popularSaveRequest>, z.infer<typeof popularSaveReply>>(
  'POST',
  'autocomplete/popular/save',
)
