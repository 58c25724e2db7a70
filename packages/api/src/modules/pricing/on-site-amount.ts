import type { MarketRate, PriceLine } from './pricing.types.ts'
import { toMarketAmount } from './to-market-amount.ts'

/**
 * What is paid at the site in euro, in the market's money. Where that is another currency the line also says what is
 * really charged (GAPS.md, total price).
 */
export function onSiteAmount(
  eurCents: number,
  { currency, ppm }: MarketRate,
): Pick<PriceLine, 'amount' | 'currency' | 'local'> {
  const amount = toMarketAmount(eurCents, ppm)
  if (currency === 'EUR') return { amount, currency }
  return { amount, currency, local: { amount: eurCents, currency: 'EUR' } }
}
