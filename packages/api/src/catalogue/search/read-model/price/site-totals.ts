import type { MarketPricing, Party } from '../../../pricing/pricing.types.ts'
import { siteCosts } from '../../../pricing/site-costs.ts'
import { toMarketAmount } from '../../../pricing/to-market-amount.ts'
import { forEachBit } from '../match/match-places.ts'
import type { Matches } from '../match/match-query.ts'
import type { ModelState } from '../columns/model-state.ts'
import { LEVEL_SHIFT } from '../columns/price-sums.ts'

/** More EUR cents than any stay costs. */
const NO_PRICE = 0x7fffffff

/**
 * The lowest total of every matching site, by position: the nights of its cheapest matching accommodation plus
 * the site's charges. Positions of other sites contain no meaningful value. The arithmetic is that of
 * `priceStay`; charges are computed once per distinct terms. The next call overwrites the result.
 */
export function siteTotals(state: ModelState, stay: PricedMatches): Float64Array {
  const { lowest, termCosts } = state.scratch
  termCosts.fill(-1)
  forEachTotal(state, stay, (site, total) => {
    lowest[site] = total
  })
  return lowest
}

/**
 * The lowest of these totals. Charges that are in `scratch.termCosts` already are taken from there: fill it with -1 before the first
 * of several stays of one party, one length and one market.
 */
export function lowestTotal(state: ModelState, stay: PricedMatches): number {
  let least = Infinity
  forEachTotal(state, stay, (_, total) => {
    if (total < least) least = total
  })
  return least
}

interface PricedMatches {
  readonly matches: Matches
  readonly party: Party
  readonly market: MarketPricing
}

function forEachTotal(
  state: ModelState,
  { matches, party, market }: PricedMatches,
  visit: (site: number, total: number) => void,
): void {
  const { window, resultSites, stretch } = matches
  const { of: termsOf, values: terms } = state.sites.terms
  const { cheapest, termCosts: costs } = state.scratch
  const stay = { party, nights: window.to - window.from, market }
  findCheapestOf(state, matches)
  for (let word = stretch.siteSpan.from; word < stretch.siteSpan.to; word += 1) {
    let rest = resultSites[word]!
    while (rest !== 0) {
      const site = (word << 5) + 31 - Math.clz32(rest & -rest)
      rest &= rest - 1
      const index = termsOf[site]!
      let cost = costs[index]!
      if (cost < 0) {
        cost = siteCosts(terms[index]!, stay)
        costs[index] = cost
      }
      visit(site, toMarketAmount(cheapest[site]!, market) + cost)
    }
  }
}

/** Writes to `scratch.cheapest` what the nights cost in the cheapest matching accommodation of each site. */
function findCheapestOf(state: ModelState, matches: Matches): void {
  const { window, stretch } = matches
  state.scratch.cheapest.fill(NO_PRICE, stretch.range.start, stretch.range.end)
  const short = (window.to - 1) >>> LEVEL_SHIFT <= (window.from >>> LEVEL_SHIFT) + 1
  if (short) findCheapest(state, matches)
  else findCheapestOfLongStay(state, matches)
}

/**
 * Writes to `scratch.cheapest` the EUR cents of the nights of each matching site's cheapest matching
 * accommodation, for stays that touch at most two levels. This is `PriceSums.sum` and a minimum inlined without
 * unpredictable jumps, because it runs for every accommodation of a continent.
 */
function findCheapest({ prices, accommodations, scratch }: ModelState, matches: Matches): void {
  const { result, stretch, window } = matches
  const { from, to } = window
  const { low, levels, count, safeNights, scale } = prices
  const { siteOf } = accommodations.spans
  const { cheapest } = scratch
  const nights = to - from
  const lowFrom = from * count
  const lowTo = to * count
  const firstBlock = from >>> LEVEL_SHIFT
  const lastBlock = (to - 1) >>> LEVEL_SHIFT
  const first = firstBlock * count
  const last = lastBlock * count
  const inLast = firstBlock === lastBlock ? 0 : to - (lastBlock << LEVEL_SHIFT)
  const inFirst = nights - inLast
  for (let word = stretch.span.from; word < stretch.span.to; word += 1) {
    let rest = result[word]!
    while (rest !== 0) {
      const at = (word << 5) + 31 - Math.clz32(rest & -rest)
      rest &= rest - 1
      const level = (Math.imul(inFirst, levels[first + at]!) + Math.imul(inLast, levels[last + at]!)) | 0
      const difference = (low[lowTo + at]! - low[lowFrom + at]! - level) | 0
      let cents = Math.imul(level + ((difference << 16) >> 16), scale[at]!)
      if (safeNights[at]! < nights) cents = prices.sum(at, from, to) | 0
      const site = siteOf[at]!
      const least = cheapest[site]!
      const less = (cents - least) | 0
      cheapest[site] = (least + (less & (less >> 31))) | 0
    }
  }
}

/** The same for stays of any length. */
function findCheapestOfLongStay({ prices, accommodations, scratch }: ModelState, matches: Matches): void {
  const { result, stretch, window } = matches
  const { siteOf } = accommodations.spans
  const { cheapest } = scratch
  forEachBit(result, stretch.span, (at) => {
    const site = siteOf[at]!
    cheapest[site] = Math.min(cheapest[site]!, prices.sum(at, window.from, window.to))
  })
}
