import type { Exchange, PriceLine } from '@camping/contract/values.schemas.ts'
import type { MarketRate } from './pricing.types.ts'

/** The exchange rate to state beside lines with a local amount; null without such lines. */
export function exchangeOf(lines: readonly PriceLine[], market: MarketRate): Exchange | null {
  const { currency, ppm, rateDate } = market
  const local = lines.find((line) => line.local)?.local
  if (!local || rateDate === undefined) return null
  return { from: local.currency, to: currency, ppm, date: rateDate }
}
