import type { MarketRow } from '@camping/editions/markets.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { MarketPricing } from '../pricing/pricing.types.ts'

/**
 * Rate and fees by market. Throws for a market whose currency has no rate: a price must never be guessed. An
 * empty catalogue has no rates and nothing to price: there every market gets a rate of zero.
 */
export async function loadPricing(
  db: Kysely<Database>,
  { isEmpty }: { isEmpty: boolean },
): Promise<(market: MarketRow) => MarketPricing> {
  const rates = new Map(
    (await db.selectFrom('currency_rates').selectAll().execute()).map((row) => [row.currency, row]),
  )
  const fees = new Map((await db.selectFrom('fees').selectAll().execute()).map((row) => [row.market, row]))
  return (market) => {
    const rate = rates.get(market.currency) ?? (isEmpty ? { ppm: 0, rate_date: undefined } : undefined)
    const fee = fees.get(market.market)
    if (rate === undefined) throw new Error(`No rate for ${market.currency}`)
    return {
      currency: market.currency,
      ppm: rate.ppm,
      rateDate: rate.rate_date,
      bookingFee: fee?.booking_fee ?? 0,
      guaranteeFundPerPerson: fee?.guarantee_fund_per_person ?? 0,
    }
  }
}
