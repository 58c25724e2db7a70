import type { CancellationTerms } from './cancellation-terms.ts'
import type { StayHours } from '@camping/contract/stay-hours.schemas.ts'
import type { AccommodationCategoryKey } from '../../platform/db/catalogue-tables.ts'
import type { MarketPricing, Party, SiteTerms } from '../../catalogue/pricing/pricing.types.ts'

/** A half-open range of nights: `dateTo` is the day of departure. */
export interface Stay {
  readonly dateFrom: string
  readonly dateTo: string
  readonly nights: number
}

export interface StayRequest {
  readonly accommodationId: number
  readonly stay: Stay
  readonly party: Party
  /** The unit that the customer chose; any of the accommodation's without it. */
  readonly chosenUnit?: number | undefined
}

/** A unit on the plan of its site. */
export interface ChosenUnit {
  readonly id: number
  readonly label: string
}

export interface NamedPlace {
  readonly slug: string
  readonly name: string
}

export interface OfferedSite {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly live: boolean
  readonly bookingMode: 'instant' | 'on-request'
  /** EUR cents for choosing a unit; null where the site assigns them. */
  readonly unitChoiceFee: number | null
  /** What cancelling costs in a booking that is made now. */
  readonly cancellationTerms: CancellationTerms
  readonly imageId: string
  readonly funnel: NamedPlace
  readonly country: NamedPlace & { readonly code: string }
  readonly area: NamedPlace
  readonly location: { readonly lat: number; readonly lng: number }
  /** In the site's time zone; null where the site has not provided them. */
  readonly hours: StayHours | null
  /** House rules in the edition's language; including the hours where `hours` is null. */
  readonly goodToKnow: readonly string[]
}

export interface OfferedAccommodation {
  readonly id: number
  readonly name: string
  readonly category: AccommodationCategoryKey
  readonly bedrooms: number
  readonly maxPersons: number
  readonly maxAdults: number
  readonly imageId: string
}

/** Everything the database has on one stay of one party in one accommodation, in one edition. */
export interface StayOffer extends StayRequest {
  readonly site: OfferedSite
  readonly accommodation: OfferedAccommodation
  /** The chosen unit; null without one, and for a unit that cannot be chosen. */
  readonly unit: ChosenUnit | null
  /** First date beyond the calendar. */
  readonly calendarEnd: string
  /** True when every night is open and has a price. */
  readonly allNightsOpen: boolean
  /** EUR cents; as many as the stay has nights only when the calendar covers them. */
  readonly nightlyPrices: readonly number[]
  /** The lowest prices of the last 30 days for the same nights, during a promotion. */
  readonly priorPrices?: readonly number[] | undefined
  /** The rule of the arrival date. */
  readonly rule:
    | { readonly arrivalDays: number; readonly minNights: number; readonly maxNights: number }
    | undefined
  readonly terms: SiteTerms
  /** Names of the mandatory on-site costs by key. */
  readonly onSiteNames: Readonly<Record<string, string>>
  readonly market: MarketPricing
}
