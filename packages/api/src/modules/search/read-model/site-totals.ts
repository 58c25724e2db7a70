import type { MarketPricing, Party } from '../../pricing/pricing.types.ts'
import { siteCosts } from '../../pricing/site-costs.ts'
import { toMarketAmount } from '../../pricing/to-market-amount.ts'
import type { Matches } from './match-query.ts'
import type { ModelState } from './model-state.ts'

/**
 * Calls back with every matching site and its lowest total: the nights of its cheapest fitting accommodation and what
 * the site charges beside them. The arithmetic is that of `priceStay`; costs are worked out once per different terms.
 */
export function forEachSiteTotal(
  state: ModelState,
  { matches, party, market }: { matches: Matches; party: Party; market: MarketPricing },
  visit: (site: number, total: number) => void,
): void {
  const { prices, accommodations, sites, scratch } = state
  const { window, result, stretch } = matches
  const { from, to } = window
  const { low, count, safeNights, scale } = prices
  const { siteOf } = accommodations.spans
  const { of: termsOf, values: terms } = sites.terms
  const costs = scratch.termCosts.fill(-1)
  const nights = to - from
  const stay = { party, nights, market }
  const lowFrom = from * count
  const lowTo = to * count

  const finish = (site: number, lowest: number): void => {
    const index = termsOf[site]!
    let cost = costs[index]!
    if (cost < 0) {
      cost = siteCosts(terms[index]!, stay)
      costs[index] = cost
    }
    visit(site, toMarketAmount(lowest, market.ppm) + cost)
  }

  let site = -1
  let lowest = 0
  for (let word = stretch.span.from; word < stretch.span.to; word += 1) {
    let rest = result[word]!
    while (rest !== 0) {
      const bit = rest & -rest
      rest ^= bit
      const at = (word << 5) + 31 - Math.clz32(bit)
      // The short way of PriceSums.sum, written out because this loop runs for every accommodation of a continent.
      const cents =
        nights <= safeNights[at]!
          ? ((low[lowTo + at]! - low[lowFrom + at]!) & 0xffff) * scale[at]!
          : prices.sum(at, from, to)
      const owner = siteOf[at]!
      if (owner !== site) {
        if (site >= 0) finish(site, lowest)
        site = owner
        lowest = cents
      } else if (cents < lowest) lowest = cents
    }
  }
  if (site >= 0) finish(site, lowest)
}
