import type { MarketPricing, Party } from '../../pricing/pricing.types.ts'

/** Whose stay a price is for. */
export interface PricedParty {
  readonly party: Party
  readonly nights: number
  readonly market: MarketPricing
}

/** The stays of one accommodation that could be booked at the moment of the call; arrivals are day numbers. */
export interface BookableStays {
  readonly siteId: number
  /** EUR cents of the nights; undefined for a stay that nobody could book. */
  cents(arrival: number, nights: number): number | undefined
  /** The runs of nights on which a unit is free, as day numbers [from, to): a stay can begin on these alone. */
  freeNights(): { readonly from: number; readonly to: number }[]
  /** Minor units besides the nights. */
  costs(who: PricedParty): number
  /** Minor units of the whole stay, as a search shows it; undefined for a stay that nobody could book. */
  total(arrival: number, who: PricedParty): number | undefined
  /** Whether the party is not too large. */
  holds(party: Party): boolean
}

/** The part of the read model that prices single stays. */
export interface StayLookup {
  /** Undefined for an unknown accommodation. Do not retain it: it belongs to the model's present state. */
  bookableStays(accommodationId: number): BookableStays | undefined
  /** The ids of a site's accommodations. */
  accommodationsOf(siteId: number): number[]
}
