import type { MarketPricing, Party } from '../../pricing/pricing.types.ts'
import { siteCosts } from '../../pricing/site-costs.ts'
import { toMarketAmount } from '../../pricing/to-market-amount.ts'
import type { Matches } from './match-query.ts'
import type { ModelState } from './model-state.ts'

/**
 * The lowest total of every matching site, by position: the nights of its cheapest fitting accommodation and what the
 * site charges beside them. Positions of sites that do not match hold nothing meaningful. The arithmetic is that of
 * `priceStay`; costs are worked out once per different terms. Overwritten by the next call.
 */
export function siteTotals(
  state: ModelState,
  { matches, party, market }: { matches: Matches; party: Party; market: MarketPricing },
): Float64Array {
  const lowest = lowestCents(state, matches)
  const { of: termsOf, values: terms } = state.sites.terms
  const costs = state.scratch.termCosts.fill(-1)
  const stay = { party, nights: matches.window.to - matches.window.from, market }
  const { siteSpan } = matches.stretch
  for (let word = siteSpan.from; word < siteSpan.to; word += 1) {
    let rest = matches.resultSites[word]!
    while (rest !== 0) {
      const site = (word << 5) + 31 - Math.clz32(rest & -rest)
      rest &= rest - 1
      const index = termsOf[site]!
      let cost = costs[index]!
      if (cost < 0) {
        cost = siteCosts(terms[index]!, stay)
        costs[index] = cost
      }
      lowest[site] = toMarketAmount(lowest[site]!, market.ppm) + cost
    }
  }
  return lowest
}

/** EUR cents of the nights of each matching site's cheapest fitting accommodation. */
function lowestCents({ prices, accommodations, scratch }: ModelState, matches: Matches): Float64Array {
  const { window, result, stretch } = matches
  const { from, to } = window
  const { low, count, safeNights, scale } = prices
  const { siteOf } = accommodations.spans
  const { lowest } = scratch
  const nights = to - from
  const lowFrom = from * count
  const lowTo = to * count
  let site = -1
  for (let word = stretch.span.from; word < stretch.span.to; word += 1) {
    let rest = result[word]!
    while (rest !== 0) {
      const at = (word << 5) + 31 - Math.clz32(rest & -rest)
      rest &= rest - 1
      // The short way of PriceSums.sum, written out because this loop runs for every accommodation of a continent.
      const cents =
        nights <= safeNights[at]!
          ? ((low[lowTo + at]! - low[lowFrom + at]!) & 0xffff) * scale[at]!
          : prices.sum(at, from, to)
      const owner = siteOf[at]!
      if (owner !== site || cents < lowest[site]!) {
        site = owner
        lowest[site] = cents
      }
    }
  }
  return lowest
}
