import { autocomplete, popular, popularSave, searchSites } from '@camping/contract/search.endpoints.ts'
import { mutationOf, queryOf, storefrontApi } from '../api/storefront-api.ts'
import type { SearchPaging, SearchSitesRequest } from '@camping/contract/search.schemas.ts'
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
  /** A hundred areas that nobody reads are a tenth of the page, so the full list loads on request. */
  readonly facets?: 'first' | 'all'
}

/** Distinguishes searches for different places. */
export function placeKey({ query, funnel, country, area, city }: Criteria): string {
  return [query, funnel, country, area, city].join()
}

const priceOf = ({ priceFrom, priceTo }: Criteria) =>
  priceFrom === null && priceTo === null
    ? {}
    : { price: { ...(priceFrom && { from: priceFrom }), ...(priceTo && { to: priceTo }) } }

/** The request of a search. Equal criteria give equal requests, so that the browser finds the server's answer again. */
export function searchRequest(
  criteria: Criteria,
  { facets = 'first' }: ResultsChoice = {},
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
      ...(criteria.bounds ? { bounds: criteria.bounds } : {}),
    },
    filter: {
      site: {
        facilities: [...criteria.facilities],
        countries: [...criteria.countries],
        areas: [...criteria.areas],
        funnels: [...criteria.funnels],
        ...(criteria.rating ? { rating: criteria.rating } : {}),
      },
      accommodation: {
        categories: [...criteria.accommodations] as never,
        bedrooms: [...criteria.bedrooms],
        ...priceOf(criteria),
      },
    },
    paging: { page: criteria.page, limit: 10, orderBy, order },
    facets,
  }
}
