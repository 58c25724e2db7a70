import type { Currency, MarketCode } from '@camping/editions/markets.ts'
import type { Localised } from './localised.types.ts'

export interface CatalogueFee {
  market: MarketCode
  /** Minor units of the market's currency, once per booking. */
  bookingFee: number
  /** Minor units of the market's currency, per person; 0 where there is none. */
  guaranteeFundPerPerson: number
}

export interface CatalogueCurrencyRate {
  currency: Currency
  /** Market price = EUR cents × ppm / 1,000,000, rounded half up per price line. */
  ppm: number
  /** 'YYYY-MM-DD', the day of the rate. */
  rateDate: string
}

/** Cancellation cover as one market sells it; either a percentage or an amount per person and night. */
export interface CatalogueCover {
  market: MarketCode
  key: string
  name: Localised
  text: Localised
  /** What the cover pays for, one sentence each. */
  pays: Localised[]
  /** Hundredths of a percent of the price of the nights. */
  percentHundredths?: number
  /** EUR cents. */
  perPersonNight?: number
  /** Latest day of sale, in days before arrival. */
  daysBefore: number
}
