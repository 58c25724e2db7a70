import type { MarketPricing, Party } from '../../pricing/pricing.types.ts'
import { siteCosts } from '../../pricing/site-costs.ts'
import { discountBetween } from '../../pricing/stay-discount.ts'
import { toMarketAmount } from '../../pricing/to-market-amount.ts'
import { hasBit } from './bitset.ts'
import type { ModelState } from './model-state.ts'
import type { AccommodationHit } from './read-model.types.ts'

/** Up to so many units left are called "few". */
export const FEW_UNITS = 2

interface Asked {
  readonly from: number
  readonly to: number
  readonly party: Party
  readonly market: MarketPricing
}

/** What a site charges beside the nights, minor units of the market. */
export const costsOfSite = (
  { sites }: ModelState,
  site: number,
  { from, to, party, market }: Asked,
): number => siteCosts(sites.terms.values[sites.terms.of[site]!]!, { party, nights: to - from, market })

/** The nights of one accommodation, minor units of the market. */
export const stayAmount = (
  { prices }: ModelState,
  accommodation: number,
  { from, to, market }: Asked,
): number => toMarketAmount(prices.sum(accommodation, from, to), market.ppm)

/** One accommodation as it is offered for a stay: price, discount and what is left. */
export function offerOf(state: ModelState, accommodation: number, asked: Asked): AccommodationHit {
  const { from, to, market } = asked
  const site = state.accommodations.spans.siteOf[accommodation]!
  const costs = costsOfSite(state, site, asked)
  const stay = stayAmount(state, accommodation, asked)
  const total = stay + costs
  const reduction = state.priors.reduction(accommodation, from, to)
  const discount =
    reduction > 0
      ? discountBetween(
          toMarketAmount(state.prices.sum(accommodation, from, to) + reduction, market.ppm) + costs,
          total,
        )
      : undefined
  const unitsLeft = state.occupations.freeUnits(accommodation, from, to)
  const few = unitsLeft <= FEW_UNITS ? 'few' : 'available'
  return {
    accommodationId: state.accommodations.ids[accommodation]!,
    total,
    stay,
    ...(discount && { discount }),
    availability: hasBit(state.sites.onRequest, site) ? 'on-request' : few,
    unitsLeft,
  }
}
