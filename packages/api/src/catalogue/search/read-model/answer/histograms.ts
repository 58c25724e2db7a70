import type { ModelState } from '../columns/model-state.ts'
import { forEachBit } from '../match/match-places.ts'
import type { Matches } from '../match/match-query.ts'
import { matchQuery } from '../match/match-query.ts'
import { siteTotals } from '../price/site-totals.ts'
import type { Histogram, Histograms } from '../histogram.types.ts'
import type { SearchQuery } from '../read-model.types.ts'

/** Number of bars that a histogram of prices aims at. */
const BARS = 20
/** Bars begin at whole units of the currency. */
const UNIT = 100
/** Totals above this multiple of the mean share the last bar: a few dear stays would press all others into the first. */
const FAR_ABOVE = 2.5

/** Ratings in tenths: half points from 5; what is lower is in the first bar. */
const RATINGS = { from: 50, step: 5, bars: 10 } as const

/**
 * How the matching sites spread over prices and ratings, each without its own filter, as with every list of facets. Takes the
 * matches of the search itself afterwards: without a filter of the kind they are those, so that nothing is matched twice.
 */
export function histogramsOf(
  state: ModelState,
  query: SearchQuery,
): (matches: Matches | undefined) => Histograms {
  const price = query.filter?.accommodation?.price
  const hasPrice = price?.from !== undefined || price?.to !== undefined
  const prices = hasPrice ? priceBars(state, query, matchQuery(state, withoutPrice(query))) : undefined
  const hasRating = query.filter?.site?.rating !== undefined
  const ratings = hasRating ? ratingBars(state, matchQuery(state, withoutRating(query))) : undefined
  return (matches) => ({
    prices: prices === undefined ? priceBars(state, query, matches) : prices,
    ratings: ratings ?? ratingBars(state, matches),
  })
}

const withoutPrice = (query: SearchQuery): SearchQuery => ({
  ...query,
  filter: { ...query.filter, accommodation: { ...query.filter?.accommodation, price: undefined } },
})

const withoutRating = (query: SearchQuery): SearchQuery => ({
  ...query,
  filter: { ...query.filter, site: { ...query.filter?.site, rating: undefined } },
})

/** The lowest totals of the matching sites; null where nothing matches. */
function priceBars(state: ModelState, query: SearchQuery, matches: Matches | undefined): Histogram | null {
  if (!matches || matches.total === 0) return null
  const totals = siteTotals(state, { matches, party: query, market: query.market })
  let lowest = Infinity
  let highest = 0
  let sum = 0
  forEachBit(matches.resultSites, matches.stretch.siteSpan, (site) => {
    const total = totals[site]!
    if (total < lowest) lowest = total
    if (total > highest) highest = total
    sum += total
  })
  const end = Math.min(highest, (sum / matches.total) * FAR_ABOVE)
  const step = roundStep((end - lowest) / BARS)
  const from = Math.floor(lowest / step) * step
  const last = Math.max(Math.floor((end - from) / step), 0)
  const counts = Array.from({ length: last + 1 }, () => 0)
  forEachBit(matches.resultSites, matches.stretch.siteSpan, (site) => {
    counts[Math.min(Math.floor((totals[site]! - from) / step), last)]! += 1
  })
  return { from, step, counts }
}

/** The smallest of 1, 2, 5, 10, 20, 50 … units that is not below an amount. */
function roundStep(amount: number): number {
  for (let power = UNIT; ; power *= 10)
    for (const step of [power, 2 * power, 5 * power]) if (step >= amount) return step
}

/** Sites without a rating are in no bar. */
function ratingBars({ orders }: ModelState, matches: Matches | undefined): Histogram {
  const { from, step, bars } = RATINGS
  const counts = Array.from({ length: bars }, () => 0)
  const { tenths } = orders.ratings
  if (matches)
    forEachBit(matches.resultSites, matches.stretch.siteSpan, (site) => {
      const rating = tenths[site]!
      if (rating === 0) return
      counts[Math.min(Math.max(Math.floor((rating - from) / step), 0), bars - 1)]! += 1
    })
  return { from, step, counts }
}
