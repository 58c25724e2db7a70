import type { CatalogueCurrencyRate, CatalogueFee } from '../market-terms.types.ts'

/** Fees per market in minor units of its own currency; the Dutch guarantee fund is charged per person. */
export const fees: CatalogueFee[] = [
  { market: 'ALGB', bookingFee: 1900, guaranteeFundPerPerson: 0 },
  { market: 'ALDE', bookingFee: 1900, guaranteeFundPerPerson: 0 },
  { market: 'ALFR', bookingFee: 1900, guaranteeFundPerPerson: 0 },
  { market: 'ALNL', bookingFee: 2250, guaranteeFundPerPerson: 500 },
  { market: 'ALBE', bookingFee: 1950, guaranteeFundPerPerson: 0 },
  { market: 'ALCH', bookingFee: 2500, guaranteeFundPerPerson: 0 },
  { market: 'ALIE', bookingFee: 1900, guaranteeFundPerPerson: 0 },
  { market: 'ALAT', bookingFee: 1900, guaranteeFundPerPerson: 0 },
  { market: 'ALIT', bookingFee: 1500, guaranteeFundPerPerson: 0 },
]

/** What one euro is worth on a day, in millionths. The demo's rates never move. */
export const currencyRates = (rateDate: string): CatalogueCurrencyRate[] => [
  { currency: 'EUR', ppm: 1_000_000, rateDate },
  { currency: 'GBP', ppm: 872_400, rateDate },
  { currency: 'CHF', ppm: 947_600, rateDate },
]
