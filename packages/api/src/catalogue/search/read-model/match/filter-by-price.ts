import { siteCosts } from '../../../pricing/site-costs.ts'
import { toMarketAmount } from '../../../pricing/to-market-amount.ts'
import type { Bits, WordSpan } from '../columns/bitset.ts'
import { clearBit } from '../columns/bitset.ts'
import type { ModelState } from '../columns/model-state.ts'
import type { SearchQuery } from '../read-model.types.ts'
import { forEachBit } from './match-places.ts'
import type { StayWindow } from './stay-window.ts'

/** Removes the accommodations whose total for the stay is outside the requested range. */
export function filterByPrice(
  { accommodations, prices, scratch, sites }: ModelState,
  { bits, query, window, span }: { bits: Bits; query: SearchQuery; window: StayWindow; span: WordSpan },
): void {
  const { from, to } = query.filter?.accommodation?.price ?? {}
  if (from === undefined && to === undefined) return
  const least = from ?? 0
  const most = to ?? Infinity
  const { market } = query
  const stay = { party: query, nights: window.to - window.from, market }
  const { of: termsOf, values: terms } = sites.terms
  const costs = scratch.termCosts.fill(-1)
  forEachBit(bits, span, (at) => {
    const index = termsOf[accommodations.spans.siteOf[at]!]!
    if (costs[index]! < 0) costs[index] = siteCosts(terms[index]!, stay)
    const total = toMarketAmount(prices.sum(at, window.from, window.to), market) + costs[index]!
    if (total < least || total > most) clearBit(bits, at)
  })
}
