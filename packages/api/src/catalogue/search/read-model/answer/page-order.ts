import { hasBit } from '../columns/bitset.ts'
import { forEachBit } from '../match/match-places.ts'
import type { Matches } from '../match/match-query.ts'
import type { ModelState } from '../columns/model-state.ts'
import type { SearchOrder, SearchQuery } from '../read-model.types.ts'
import { siteTotals } from '../price/site-totals.ts'
import { SmallestKeys } from './smallest-keys.ts'
import type { StaticOrder } from '../columns/static-orders.ts'

/** A sortable number has a million site ranks below the price; prices stay below 2^32 minor units. */
const RANKS = 2 ** 20
const ABOVE_ALL_PRICES = 2 ** 32

interface Slice {
  readonly offset: number
  readonly limit: number
}

/** The positions of the sites of one page, in order. Equal ones are in order of their ids, in either direction. */
export function pageOfSites(
  state: ModelState,
  { matches, query, slice }: { matches: Matches; query: SearchQuery & SearchOrder; slice: Slice },
): number[] {
  const end = Math.min(slice.offset + slice.limit, matches.total)
  if (slice.offset >= end) return []
  if (query.order === 'price') return byPrice(state, { matches, query, offset: slice.offset, end })
  return byStaticOrder(state.orders[query.order][query.direction], { matches, offset: slice.offset, end })
}

function byPrice(
  state: ModelState,
  {
    matches,
    query,
    offset,
    end,
  }: { matches: Matches; query: SearchQuery & SearchOrder; offset: number; end: number },
): number[] {
  const { idRank, siteByIdRank } = state.sites
  const smallest = new SmallestKeys(end)
  const descending = query.direction === 'desc'
  const totals = siteTotals(state, { matches, party: query, market: query.market })
  forEachBit(matches.resultSites, matches.stretch.siteSpan, (site) => {
    const total = totals[site]!
    smallest.offer((descending ? ABOVE_ALL_PRICES - total : total) * RANKS + idRank[site]!)
  })
  return Array.from(smallest.sorted().subarray(offset), (key) => siteByIdRank[key % RANKS]!)
}

function byStaticOrder(
  order: StaticOrder,
  { matches, offset, end }: { matches: Matches; offset: number; end: number },
): number[] {
  const { resultSites, stretch, total } = matches
  const { siteSpan, range } = stretch
  // Walking the order finds a match every (sites / matches) steps; with few matches, ranking those is faster.
  const walk = range.end - range.start === order.sites.length && total * total > end * order.sites.length
  if (!walk) {
    const smallest = new SmallestKeys(end)
    forEachBit(resultSites, siteSpan, (site) => smallest.offer(order.rank[site]!))
    return Array.from(smallest.sorted().subarray(offset), (rank) => order.sites[rank]!)
  }
  const page: number[] = []
  let met = 0
  for (let place = 0; met < end; place += 1) {
    const site = order.sites[place]!
    if (!hasBit(resultSites, site)) continue
    if (met >= offset) page.push(site)
    met += 1
  }
  return page
}
