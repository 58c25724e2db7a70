import type { MarketRate, PriceLine } from './pricing.types.ts'
import { toMarketAmount } from './to-market-amount.ts'

/**
 * An on-site cost in euro, in the market's currency. With another currency, the line also contains the amount
 * that is really charged (price-6).
 */
export function onSiteAmount(
  eurCents: number,
  { currency, ppm }: MarketRate,
): Pick<PriceLine, 'amount' | 'currency' | 'local'> {
  const amount = toMarketAmount(eurCents, ppm)
  if (currency === 'EUR') return { amount, currency }
  return { amount, currency, local: { amount: eurCents, currency: 'EUR' } }
}
