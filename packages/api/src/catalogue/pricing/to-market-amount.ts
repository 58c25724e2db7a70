import type { MarketRate } from './pricing.types.ts'
import { priceSteps } from './round-amount.ts'

/**
 * Converts EUR cents to the market's currency, rounded half up to a price of that currency. Apply it once per price line, never to a
 * sum of lines, so that the visible lines add up to the total.
 * Exact for every amount below 9 × 10^15 / ppm cents: the quotient of a non-integer is at least a five-millionth away
 * from the next integer, far more than a double's error at that size.
 */
export function toMarketAmount(eurCents: number, { ppm, currency }: MarketRate): number {
  const step = priceSteps[currency]
  return Math.floor((eurCents * ppm + 500_000 * step) / (1_000_000 * step)) * step
}
