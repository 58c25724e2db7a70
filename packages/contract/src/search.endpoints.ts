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

/** Results, facets with live counts, paging (api-8). */
export const searchSites = endpoint<SearchSitesRequest, SearchSitesReply>('POST', 'search/sites')
/** The lowest total per arrival day: the same search on each of several consecutive days. */
export const searchArrivals = endpoint<ArrivalsRequest, ArrivalsReply>('POST', 'search/arrivals')
/** api-3: searchString, limit (5), funnel. */
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
