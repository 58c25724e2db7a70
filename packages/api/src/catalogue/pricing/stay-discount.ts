import type { StayToPrice } from './pricing.types.ts'
import { siteCosts } from './site-costs.ts'
import { sumOfNights } from './sum-of-nights.ts'
import { toMarketAmount } from './to-market-amount.ts'

/** A price reduction that may be announced. */
export interface StayDiscount {
  /** Whole percent, rounded down, at least 1. */
  readonly percent: number
  /** The total of the whole stay, mandatory costs included, at the lowest price of the last 30 days. Minor units. */
  readonly priorTotal: number
}

/** The reduction from one total of a stay to another; undefined below one percent, which is too little to announce. */
export function discountBetween(priorTotal: number, total: number): StayDiscount | undefined {
  if (priorTotal <= total) return undefined
  const percent = Math.floor(((priorTotal - total) * 100) / priorTotal)
  return percent < 1 ? undefined : { percent, priorTotal }
}

/**
 * The discount of a stay by the 30-day rule (price-4): it compares the same stay, nights and party, so the
 * percentage is the one between the two totals that a visitor sees. Undefined without a prior price, when one of
 * the nights has none, or when the stay is not cheaper than it was.
 */
export function stayDiscount(stay: StayToPrice): StayDiscount | undefined {
  const { nightlyPrices, priorPrices, party, terms, market } = stay
  if (!priorPrices) return undefined
  for (let night = 0; night < nightlyPrices.length; night += 1)
    if (!((priorPrices[night] ?? 0) > 0)) return undefined
  const present = sumOfNights(nightlyPrices)
  const prior = sumOfNights(priorPrices)
  if (prior <= present) return undefined
  const costs = siteCosts(terms, { party, nights: nightlyPrices.length, market })
  return discountBetween(toMarketAmount(prior, market) + costs, toMarketAmount(present, market) + costs)
}
