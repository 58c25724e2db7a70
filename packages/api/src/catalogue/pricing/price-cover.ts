import type { MarketPricing, Party, PriceLine } from './pricing.types.ts'
import { shareOf } from './round-amount.ts'
import { personsOf } from './site-costs.ts'
import { toMarketAmount } from './to-market-amount.ts'

/** The price basis of a cover: exactly one of the two is set. */
export interface CoverToPrice {
  readonly key: string
  /** Hundredths of a percent of the price of the nights. */
  readonly percentHundredths?: number | undefined
  /** EUR cents. */
  readonly perPersonNight?: number | undefined
}

/**
 * The price line of a cover, in minor units of the market. A percentage applies to the rounded amount of the
 * nights' line, so that a customer can check it, and is rounded half up, once.
 * @param input.nightsAmount minor units of the market
 */
export function priceCover(
  cover: CoverToPrice,
  input: { nightsAmount: number; party: Party; nights: number; market: MarketPricing },
): PriceLine {
  const { nightsAmount, nights, market } = input
  const line = { kind: 'cover', key: cover.key, payableAt: 'now', mandatory: false } as const
  if (cover.percentHundredths !== undefined) {
    const amount = shareOf(nightsAmount, {
      part: cover.percentHundredths,
      whole: 10_000,
      currency: market.currency,
    })
    return { ...line, quantity: 1, unit: 'booking', amount, currency: market.currency }
  }
  const persons = personsOf(input.party)
  const quantity = persons * nights
  const amount = toMarketAmount(quantity * (cover.perPersonNight ?? 0), market)
  return {
    ...line,
    quantity,
    unit: 'person-night',
    amount,
    currency: market.currency,
    counted: { persons, nights },
  }
}
