import type { MarketPricing, Party } from '../../../pricing/pricing.types.ts'
import { siteCosts } from '../../../pricing/site-costs.ts'
import { discountBetween } from '../../../pricing/stay-discount.ts'
import { toMarketAmount } from '../../../pricing/to-market-amount.ts'
import { hasBit } from '../columns/bitset.ts'
import type { ModelState } from '../columns/model-state.ts'
import type { AccommodationHit } from '../read-model.types.ts'

/** At most so many units left count as "few". */
const FEW_UNITS = 2

interface RequestedStay {
  readonly from: number
  readonly to: number
  readonly party: Party
  readonly market: MarketPricing
}

/** A site's charges besides the nights, minor units of the market. */
export const costsOfSite = (
  { sites }: ModelState,
  site: number,
  { from, to, party, market }: RequestedStay,
): number => siteCosts(sites.terms.values[sites.terms.of[site]!]!, { party, nights: to - from, market })

/** The nights of one accommodation, minor units of the market. */
export const stayAmount = (
  { prices }: ModelState,
  accommodation: number,
  { from, to, market }: RequestedStay,
): number => toMarketAmount(prices.sum(accommodation, from, to), market)

/** One accommodation as offered for a stay: price, discount and units left. */
export function offerOf(
  state: ModelState,
  accommodation: number,
  requested: RequestedStay,
): AccommodationHit {
  const { from, to, market } = requested
  const site = state.accommodations.spans.siteOf[accommodation]!
  const costs = costsOfSite(state, site, requested)
  const stay = stayAmount(state, accommodation, requested)
  const total = stay + costs
  const reduction = state.priors.reduction(accommodation, from, to)
  const discount =
    reduction > 0
      ? discountBetween(
          toMarketAmount(state.prices.sum(accommodation, from, to) + reduction, market) + costs,
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
