import type { MarketCode } from '@camping/editions/markets.ts'
import type { CatalogueCurrencyRate, CatalogueFee } from '../types/market-terms.types.ts'

type Fees = Omit<CatalogueFee, 'market'>

/** Minor units of the market's own currency; the Dutch guarantee fund charges per person. */
const feesOf: Record<MarketCode, Fees> = {
  ALGB: { bookingFee: 1900, guaranteeFundPerPerson: 0 },
  ALDE: { bookingFee: 1900, guaranteeFundPerPerson: 0 },
  ALFR: { bookingFee: 1900, guaranteeFundPerPerson: 0 },
  ALNL: { bookingFee: 2250, guaranteeFundPerPerson: 500 },
  ALBE: { bookingFee: 1950, guaranteeFundPerPerson: 0 },
  ALCH: { bookingFee: 2500, guaranteeFundPerPerson: 0 },
  ALIE: { bookingFee: 1900, guaranteeFundPerPerson: 0 },
  ALAT: { bookingFee: 1900, guaranteeFundPerPerson: 0 },
  ALIT: { bookingFee: 1500, guaranteeFundPerPerson: 0 },
}

/** A row for every market. */
export const fees: CatalogueFee[] = (Object.keys(feesOf) as MarketCode[]).map((market) => ({
  market,
  ...feesOf[market],
}))

/** Value of one euro on a day, in millionths. The demo's rates never change. */
export const currencyRates = (rateDate: string): CatalogueCurrencyRate[] => [
  { currency: 'EUR', ppm: 1_000_000, rateDate },
  { currency: 'GBP', ppm: 872_400, rateDate },
  { currency: 'CHF', ppm: 947_600, rateDate },
]
