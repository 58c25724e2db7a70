import type { PriceLine } from '@camping/contract/values.schemas.ts'

export type { PriceLine }

/** Who travels. An adult is 18 or older; every child has an age, and children under three count as persons too. */
export interface Party {
  readonly adults: number
  readonly childAges: readonly number[]
}

/** Converts the catalogue's EUR cents into an edition's amounts. */
export interface MarketPricing {
  readonly currency: PriceLine['currency']
  /** Market minor units per million EUR cents; 1,000,000 for euro editions. */
  readonly ppm: number
  /** The date of the rate, where it comes from a table; stated beside converted amounts. */
  readonly rateDate?: string | undefined
  /** Minor units of `currency`, once per booking; 0 where there is none. */
  readonly bookingFee: number
  /** Minor units of `currency` per person; 0 where there is none. */
  readonly guaranteeFundPerPerson: number
}

/** Converts EUR cents into an amount, without fees per booking. */
export type MarketRate = Pick<MarketPricing, 'currency' | 'ppm' | 'rateDate'>

/** Paid on site by every person of at least `fromAge`, for at most `maxNights` nights. EUR cents. */
export interface TouristTax {
  readonly perPersonNight: number
  readonly fromAge: number
  readonly maxNights: number
}

/** A mandatory cost paid on site. EUR cents. */
export interface OnSiteCost {
  readonly key: string
  readonly amount: number
  readonly unit: 'stay' | 'person-night'
}

/** A site's charges besides the nights. */
export interface SiteTerms {
  readonly touristTax?: TouristTax | undefined
  readonly onSiteCosts: readonly OnSiteCost[]
}

/** One stay of one party in one accommodation, with everything that determines its price. */
export interface StayToPrice {
  /** EUR cents of each night, in order; its length is the number of nights. */
  readonly nightlyPrices: ArrayLike<number>
  /** The lowest price of the last 30 days for the same nights; 0 where it is unknown. */
  readonly priorPrices?: ArrayLike<number> | undefined
  readonly party: Party
  readonly terms: SiteTerms
  readonly market: MarketPricing
}
