import type { MarketRate, PriceLine } from './pricing.types.ts'
import { toMarketAmount } from './to-market-amount.ts'

/**
 * An on-site cost in euro, in the market's currency. With another currency, the line also contains the amount
 * that is really charged (price-6).
 */
export function onSiteAmount(
  eurCents: number,
  rate: MarketRate,
): Pick<PriceLine, 'amount' | 'currency' | 'local'> {
  const amount = toMarketAmount(eurCents, rate)
  const { currency } = rate
  if (currency === 'EUR') return { amount, currency }
  return { amount, currency, local: { amount: eurCents, currency: 'EUR' } }
}
