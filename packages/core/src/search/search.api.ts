import { autocomplete, popular, popularSave, searchSites } from '@camping/contract/search.endpoints.ts'
import { mutationOf, queryOf, storefrontApi } from '../api/storefront-api.ts'
import type { MapBounds, SearchPaging, SearchSitesRequest } from '@camping/contract/search.schemas.ts'
import type { Criteria } from './criteria.rules.ts'

export const searchApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({
    searchSites: queryOf(build, searchSites),
    autocomplete: queryOf(build, autocomplete),
    popular: queryOf(build, popular),
    popularSave: mutationOf(build, popularSave),
  }),
})

/** Settings of a results page besides its address. */
export interface ResultsChoice {
  /** A map area that the visitor searches, as long as the search is for the same place. */
  readonly mapArea: { readonly place: string; readonly bounds: MapBounds } | null
  /** A hundred areas that nobody reads are a tenth of the page, so the full list loads on request. */
  readonly facets?: 'first' | 'all'
}

const plainView: ResultsChoice = { mapArea: null }

/** Distinguishes searches for different places. */
export function placeKey({ query, funnel, country, area, city }: Criteria): string {
  return [query, funnel, country, area, city].join()
}

/** The request of a search. Equal criteria give equal requests, so that the browser finds the server's answer again. */
export function searchRequest(
  criteria: Criteria,
  { mapArea, facets = 'first' } = plainView,
): SearchSitesRequest {
  const [orderBy, order] = criteria.sort.split('-') as [SearchPaging['orderBy'], SearchPaging['order']]
  return {
    parameters: {
      query: criteria.query,
      funnel: criteria.funnel,
      country: criteria.country,
      area: criteria.area,
      city: criteria.city,
      date: criteria.date,
      duration: criteria.duration,
      persons: { adults: criteria.adults, children: criteria.children.map((age) => ({ age })) },
      ...(mapArea?.place === placeKey(criteria) ? { bounds: mapArea.bounds } : {}),
    },
    filter: {
      site: {
        facilities: [...criteria.facilities],
        countries: [...criteria.countries],
        areas: [...criteria.areas],
        funnels: [...criteria.funnels],
      },
      accommodation: { categories: [...criteria.accommodations] as never, bedrooms: [...criteria.bedrooms] },
    },
    paging: { page: criteria.page, limit: 10, orderBy, order },
    facets,
  }
}
