import { hasBit } from '../columns/bitset.ts'
import { countAreas, countFacets, emptyFacets } from './facet-counts.ts'
import { histogramsOf } from './histograms.ts'
import type { Matches } from '../match/match-query.ts'
import { matchQuery } from '../match/match-query.ts'
import type { ModelState } from '../columns/model-state.ts'
import { pageOfSites } from './page-order.ts'
import { costsOfSite, offerOf, stayAmount } from '../price/priced-offer.ts'
import type {
  AccommodationHit,
  AccommodationsQuery,
  FacetCount,
  MapAnswer,
  MapQuery,
  SearchAnswer,
  SearchPageQuery,
  SearchQuery,
  SiteHit,
} from '../read-model.types.ts'
import { siteTotals } from '../price/site-totals.ts'

/** One page of results with the counts of all facets. */
export function runSearch(state: ModelState, query: SearchPageQuery): SearchAnswer {
  // Before the matches of the search itself, which need the same memory.
  const others = query.histograms ? histogramsOf(state, query) : undefined
  const matches = matchQuery(state, query)
  const histograms = others && { histograms: others(matches) }
  if (!matches) return { total: 0, sites: [], facets: emptyFacets(state, query.filter), ...histograms }
  const slice = { offset: (query.page - 1) * query.limit, limit: query.limit }
  const page = pageOfSites(state, { matches, query, slice })
  return {
    total: matches.total,
    sites: page.map((site) => siteHit(state, { matches, query, site })),
    facets: countFacets(state, matches, query.filter),
    ...histograms,
  }
}

/** Positions and totals of the matches. */
export function runMap(state: ModelState, query: MapQuery): MapAnswer {
  const matches = matchQuery(state, query)
  if (!matches) return { total: 0, pins: [] }
  const page = pageOfSites(state, { matches, query, slice: { offset: 0, limit: query.limit } })
  const totals = siteTotals(state, { matches, party: query, market: query.market })
  const { ids, lat, lng } = state.sites
  return {
    total: matches.total,
    pins: page.map((site) => ({
      siteId: ids[site]!,
      lat: lat[site]!,
      lng: lng[site]!,
      total: totals[site]!,
    })),
  }
}

/** How many sites match. */
export function runCount(state: ModelState, query: SearchQuery): number {
  return matchQuery(state, query)?.total ?? 0
}

/** How many sites match in each area that has any. */
export function runCountByArea(state: ModelState, query: SearchQuery): FacetCount<number>[] {
  const matches = matchQuery(state, query)
  return matches ? countAreas(state, matches) : []
}

/** The matching accommodations of one site, cheapest first unless the order says otherwise. */
export function runAccommodations(state: ModelState, query: AccommodationsQuery): AccommodationHit[] {
  const matches = matchQuery(state, query)
  if (!matches) return []
  const site = matches.stretch.range.start
  const offers = fittingOn(state, matches, site).map((at) => offerOf(state, at, byRequest(query, matches)))
  const sign = query.order === 'price' && query.direction === 'desc' ? -1 : 1
  return offers.sort((a, b) => sign * (a.total - b.total) || a.accommodationId - b.accommodationId)
}

const byRequest = (query: SearchQuery, { window }: Matches) => ({
  from: window.from,
  to: window.to,
  party: query,
  market: query.market,
})

function fittingOn({ accommodations }: ModelState, { result }: Matches, site: number): number[] {
  const { start } = accommodations.spans
  const fitting: number[] = []
  for (let at = start[site]!; at < start[site + 1]!; at += 1) if (hasBit(result, at)) fitting.push(at)
  return fitting
}

function siteHit(
  state: ModelState,
  { matches, query, site }: { matches: Matches; query: SearchQuery; site: number },
): SiteHit {
  const asked = byRequest(query, matches)
  const fitting = fittingOn(state, matches, site)
  let best = -1
  let lowest = Infinity
  let highest = -Infinity
  for (const at of fitting) {
    const stay = stayAmount(state, at, asked)
    if (stay < lowest) {
      lowest = stay
      best = at
    }
    if (stay > highest) highest = stay
  }
  const costs = costsOfSite(state, site, asked)
  return {
    siteId: state.sites.ids[site]!,
    ...offerOf(state, best, asked),
    minTotal: lowest + costs,
    maxTotal: highest + costs,
    accommodationCount: fitting.length,
  }
}
