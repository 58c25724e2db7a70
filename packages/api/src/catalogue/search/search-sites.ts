import { searchSites } from '@camping/contract/search.endpoints.ts'
import { searchSitesReply, searchSitesRequest } from '@camping/contract/search.schemas.ts'
import type { SearchFilter as AskedFilter, SearchSitesReply } from '@camping/contract/search.schemas.ts'
import type { z } from 'zod'
import type { CatalogueContext } from './catalogue-context.ts'
import { notFound } from '../../platform/problem-error.ts'
import { serve } from './catalogue-serving.ts'
import { findPlace } from './find-place.ts'
import type { FoundPlace } from './find-place.ts'
import { matchText } from './match-text.ts'
import { namedFacets, noFacets } from './named-facets.ts'
import type { Named, PlaceList } from './places.ts'
import type { SearchFilter } from './read-model/search-filter.types.ts'
import type { SearchQuery } from './read-model/read-model.types.ts'
import { searchedPlace } from './searched-place.ts'
import { siteResult } from './site-result.ts'
import { chooseDate } from './stay-date.ts'
import { suggestionsFor } from './suggestions.ts'

type SearchRequest = z.output<typeof searchSitesRequest>

const mostPins = 3_000

/** An id without a row: a filter of unknown values alone matches nothing instead of everything. */
const nothing = -1

function idsOf(slugs: readonly string[], list: PlaceList<Named>, context: CatalogueContext): number[] {
  const ids = slugs.flatMap((slug) => {
    const exact = list.bySlug(context.messages, slug)
    return (exact.length > 0 ? exact : list.byAnySlug(context.messages, slug)).map((place) => place.id)
  })
  return slugs.length > 0 && ids.length === 0 ? [nothing] : ids
}

function filterOf(filter: AskedFilter, context: CatalogueContext): SearchFilter {
  const { places } = context.world
  return {
    site: {
      facilities: filter.site.facilities,
      countries: idsOf(filter.site.countries, places.countries, context),
      areas: idsOf(filter.site.areas, places.areas, context),
      funnels: idsOf(filter.site.funnels, places.funnels, context),
      rating: filter.site.rating,
    },
    accommodation: filter.accommodation,
  }
}

/** Sites that match a text, that were requested by id, or both. */
function listedIds(
  { query, siteIds }: RequestedSearch['parameters'],
  context: CatalogueContext,
): readonly number[] | undefined {
  const matched = query ? matchText(query, context) : undefined
  return siteIds && matched ? siteIds.filter((id) => matched.includes(id)) : (siteIds ?? matched)
}

/** The part of a request with place, length, party and filters: everything except the day. */
export interface RequestedSearch {
  readonly parameters: Omit<SearchRequest['parameters'], 'map' | 'includeTopFacilities' | 'date'>
  readonly filter: SearchRequest['filter']
}

/** Translates a search to the read model. Throws `not-found` for an unknown campsite. */
export function queryOf(
  { requested, place, date }: { requested: RequestedSearch; place: FoundPlace; date: string },
  context: CatalogueContext,
): SearchQuery {
  const { parameters } = requested
  const site = parameters.site === null ? undefined : context.world.displays.bySlug.get(parameters.site)
  if (parameters.site !== null && !site) throw notFound('destination')
  return {
    today: context.today(),
    date,
    nights: parameters.duration,
    adults: parameters.persons.adults,
    childAges: parameters.persons.children.map((child) => child.age),
    funnelId: place.funnel?.id,
    countryId: place.country?.id,
    areaId: place.area?.id,
    cityId: place.city?.id,
    siteId: site?.id,
    siteIds: listedIds(parameters, context),
    bounds: parameters.bounds ?? undefined,
    filter: filterOf(requested.filter, context),
    market: context.pricing,
  }
}

/** Answers a search from memory: no database query. */
function answerSearch(requested: SearchRequest, context: CatalogueContext): SearchSitesReply {
  const { parameters, paging, facets: requestedFacets } = requested
  const place = findPlace(parameters, context)
  const { date, isDefaultDate } = chooseDate(parameters.date, place.funnel, context)
  const query = queryOf({ requested, place, date }, context)
  const order = { order: paging.orderBy, direction: paging.order }
  const { readModel } = context.world
  const stay = { date, nights: parameters.duration, isDefaultDate }
  const pagingOf = (total: number): SearchSitesReply['paging'] => ({
    total,
    page: paging.page,
    pages: Math.ceil(total / paging.limit),
    limit: paging.limit,
    orderBy: paging.orderBy,
    order: paging.order,
  })
  const { currency } = context
  if (parameters.map) {
    const { total, pins } = readModel.map({ ...query, ...order, limit: mostPins })
    const found = pins.map(({ siteId, lat, lng, total: price }) => ({
      id: siteId,
      location: { lat, lng },
      price,
    }))
    return { stay, currency, sites: [], pins: found, facets: noFacets, paging: pagingOf(total) }
  }
  const { total, sites, facets, histograms } = readModel.search({
    ...query,
    ...order,
    page: paging.page,
    limit: paging.limit,
    histograms: requestedFacets !== 'none',
  })
  const options = { includeTopFacilities: parameters.includeTopFacilities }
  const searched = searchedPlace(place, requested.filter.site, context)
  return {
    stay,
    currency,
    ...(searched && { searched }),
    sites: sites.map((hit) => siteResult(hit, context, options)),
    pins: [],
    facets:
      requestedFacets === 'none'
        ? noFacets
        : namedFacets(
            { ...facets, ...histograms },
            {
              facets: requestedFacets,
              chosenAreas: query.filter?.site?.areas ?? [],
              chosenFacilities: query.filter?.site?.facilities ?? [],
            },
            context,
          ),
    ...(total === 0 && { waysOn: suggestionsFor(query, context) }),
    paging: pagingOf(total),
  }
}

export const searchSitesServed = serve(
  searchSites,
  {
    request: searchSitesRequest,
    reply: searchSitesReply,
    summary:
      'Sites that are free for these dates and this party, with their real total, and live counts per filter',
  },
  answerSearch,
)
