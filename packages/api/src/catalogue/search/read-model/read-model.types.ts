import type { SiteSets, WithinSites } from './site-sets.types.ts'
import type { StayLookup } from './bookable-stays.types.ts'
import type { Histograms } from './histogram.types.ts'
import type { SearchFilter } from './search-filter.types.ts'
import type { MarketPricing, OnSiteCost, Party, TouristTax } from '../../pricing/pricing.types.ts'

/** Selected by the arrival date. */
export interface StayRule {
  /** 'YYYY-MM-DD', first arrival date it governs. */
  readonly from: string
  /** 'YYYY-MM-DD', exclusive. */
  readonly to: string
  /** Bit 0 = Monday … bit 6 = Sunday. */
  readonly arrivalDays: number
  readonly minNights: number
  readonly maxNights: number
}

export interface SiteRow {
  readonly id: number
  readonly countryId: number
  readonly areaId: number
  readonly cityId: number
  readonly funnelIds: readonly number[]
  readonly facilityIds: readonly number[]
  /** 0–100. */
  readonly ratingTenths: number
  readonly reviewCount: number
  /** 0–10,000. */
  readonly popularity: number
  readonly lat: number
  readonly lng: number
  readonly status: 'live' | 'withdrawn'
  readonly onRequest: boolean
  readonly stayRules: readonly StayRule[]
  readonly touristTax?: TouristTax | undefined
  readonly onSiteCosts: readonly OnSiteCost[]
}

export interface AccommodationRow {
  readonly id: number
  readonly siteId: number
  readonly category: string
  readonly bedrooms: number
  readonly maxPersons: number
  readonly maxAdults: number
  /** What this accommodation has in addition to its site. */
  readonly facilityIds: readonly number[]
  /** The number of physical units. */
  readonly units: number
}

/** All nights of one accommodation; replaces earlier ones. Nights outside the arrays are closed. */
export interface CalendarRow {
  readonly accommodationId: number
  /** 'YYYY-MM-DD' of index 0; by default the model's first night. */
  readonly from?: string | undefined
  /** EUR cents per night. A night without a positive price cannot be sold. */
  readonly prices: ArrayLike<number>
  /** 1 = sellable. */
  readonly open: ArrayLike<number>
  /** Lowest nightly price of the last 30 days; 0 = unknown. */
  readonly priorPrices?: ArrayLike<number> | null | undefined
}

/** One unit occupied for the nights [from, to). */
export interface Occupation {
  readonly unitId: number
  /** 'YYYY-MM-DD', first night. */
  readonly from: string
  /** 'YYYY-MM-DD', day of departure. */
  readonly to: string
}

/** All occupations of one accommodation; replaces earlier ones. */
export interface OccupationRow {
  readonly accommodationId: number
  readonly occupations: readonly Occupation[]
}

/** The rows for the model's layout. Calendars and occupations follow by `applyCalendar` and `applyOccupation`. */
export interface ReadModelRows {
  /** 'YYYY-MM-DD', first night. */
  readonly calendarFrom: string
  /** Number of nights in the calendar; 730. */
  readonly nights: number
  readonly sites: Iterable<SiteRow>
  readonly accommodations: Iterable<AccommodationRow>
  /** Calendars and occupations, if available; fastest in the order of `ReadModel.accommodationOrder`, occupations first. */
  readonly calendars?: Iterable<CalendarRow> | undefined
  readonly occupations?: Iterable<OccupationRow> | undefined
}

export interface Bounds {
  readonly north: number
  readonly south: number
  /** May be greater than `east` when the box crosses the date line. */
  readonly west: number
  readonly east: number
}

/** Where, when, who: everything except order and page. */
export interface SearchQuery extends Party, WithinSites {
  /** 'YYYY-MM-DD'; arrivals before it are never offered. */
  readonly today: string
  /** 'YYYY-MM-DD' of arrival. */
  readonly date: string
  readonly nights: number
  readonly funnelId?: number | undefined
  readonly countryId?: number | undefined
  readonly areaId?: number | undefined
  readonly cityId?: number | undefined
  readonly siteId?: number | undefined
  /** Only these (text matches); an empty list matches nothing. */
  readonly siteIds?: readonly number[] | undefined
  readonly bounds?: Bounds | undefined
  readonly filter?: SearchFilter | undefined
  readonly market: MarketPricing
}

export interface SearchOrder {
  readonly order: 'popular' | 'price' | 'reviews'
  readonly direction: 'asc' | 'desc'
}

export interface SearchPageQuery extends SearchQuery, SearchOrder {
  /** From 1. */
  readonly page: number
  readonly limit: number
  readonly histograms?: boolean | undefined
}

/** Totals are minor units of the market, mandatory on-site costs included. */
export interface SiteHit {
  readonly siteId: number
  /** The matching accommodation with the lowest total (the lower id of equal ones). */
  readonly accommodationId: number
  readonly total: number
  /** The price of the nights alone. */
  readonly stay: number
  readonly discount?: { readonly percent: number; readonly priorTotal: number } | undefined
  /** Lowest and highest total among the matching accommodations. */
  readonly minTotal: number
  readonly maxTotal: number
  /** How many accommodations match dates, party and filter. */
  readonly accommodationCount: number
  /** `few`: at most two units of `accommodationId` are left for these dates. */
  readonly availability: 'available' | 'few' | 'on-request'
  /** Units of `accommodationId` free for the whole stay. */
  readonly unitsLeft: number
}

export interface FacetCount<Value> {
  readonly value: Value
  readonly count: number
}

/**
 * The number of sites with that value added to the choice. Facilities are AND: counted within the results. The
 * others are OR: counted as if their list were empty. Countries and areas list values that have a count or are
 * chosen; the others list every value of the catalogue.
 */
export interface FacetCounts {
  readonly facilities: FacetCount<number>[]
  readonly countries: FacetCount<number>[]
  readonly areas: FacetCount<number>[]
  readonly funnels: FacetCount<number>[]
  readonly categories: FacetCount<string>[]
  /** 0–4, where 4 stands for "4 or more". */
  readonly bedrooms: FacetCount<number>[]
}

export interface SearchAnswer {
  readonly total: number
  readonly sites: SiteHit[]
  readonly facets: FacetCounts
  /** Where the query asks for them. */
  readonly histograms?: Histograms
}

export interface MapQuery extends SearchQuery, SearchOrder {
  /** Maximum number of pins, the first in order. */
  readonly limit: number
}

export interface MapAnswer {
  /** All matches, omitted pins included. */
  readonly total: number
  readonly pins: {
    readonly siteId: number
    readonly lat: number
    readonly lng: number
    readonly total: number
  }[]
}

export interface AccommodationsQuery extends SearchQuery {
  readonly siteId: number
  readonly order: 'popular' | 'price'
  readonly direction: 'asc' | 'desc'
}

export interface AccommodationHit {
  readonly accommodationId: number
  readonly total: number
  readonly stay: number
  readonly discount?: { readonly percent: number; readonly priorTotal: number } | undefined
  readonly availability: 'available' | 'few' | 'on-request'
  readonly unitsLeft: number
}

export interface ArrivalDaysQuery extends Party {
  readonly today: string
  readonly siteId: number
  /** Any accommodation of the site by default. */
  readonly accommodationId?: number | undefined
  /** 'YYYY-MM'. */
  readonly month: string
  readonly nights: number
  readonly market: MarketPricing
}

/** A search whose `date` is the first of `days` arrival days. */
export type ArrivalsQuery = SearchQuery & { readonly days: number }

/** The result of a search with one arrival day. */
export interface ArrivalTotal {
  readonly date: string
  /** The lowest total; null when nothing matches. */
  readonly total: number | null
  /** How many sites match. */
  readonly sites: number
}

/** Why no stay of the requested length starts on a day. */
export type ArrivalReason =
  | 'past'
  | 'beyond-calendar'
  | 'party-too-large'
  | 'night-closed'
  | 'later-night-closed'
  | 'night-booked'
  | 'later-night-booked'
  | 'no-single-unit'
  | 'arrival-weekday'
  | 'min-nights'
  | 'max-nights'

export interface ArrivalDay {
  readonly date: string
  /** `too-early`: not on sale yet, the stay extends beyond the calendar. A stay can start where `lowestTotal` is a number. */
  readonly state: 'open' | 'booked' | 'closed' | 'too-short' | 'too-early' | 'past'
  readonly lowestTotal: number | null
  /** 0 where no rule governs the day. */
  readonly minNights: number
  readonly arrivalAllowed: boolean
  readonly reason: ArrivalReason | null
  /** With `min-nights` and `max-nights`: the nearest length that can start here, and its lowest total. */
  readonly otherNights: { readonly nights: number; readonly total: number } | null
}

/** The read model. Synchronous and not re-entrant; one per process. */
export interface ReadModel extends StayLookup, SiteSets {
  readonly calendarFrom: string
  readonly nights: number
  readonly siteCount: number
  readonly accommodationCount: number
  /** Accommodation ids in the model's order: load calendars in it, for speed only. */
  readonly accommodationOrder: ArrayLike<number>
  search(query: SearchPageQuery): SearchAnswer
  map(query: MapQuery): MapAnswer
  /** How many sites a search finds, for a fraction of the cost of `search`. */
  count(query: SearchQuery): number
  /** How many of them lie in each area; areas without any are left out. */
  countByArea(query: SearchQuery): FacetCount<number>[]
  /** The matching accommodations of one site; `popular` also means the lowest total first. */
  accommodations(query: AccommodationsQuery): AccommodationHit[]
  /** One search per arrival day, returning only the lowest total. */
  arrivalTotals(query: ArrivalsQuery): ArrivalTotal[]
  /** Undefined for an unknown or withdrawn site, or an accommodation of another site. */
  arrivalDays(query: ArrivalDaysQuery): ArrivalDay[] | undefined
  /** These four return false for an unknown accommodation or site. */
  applyCalendar(row: CalendarRow): boolean
  applyOccupation(row: OccupationRow): boolean
  applySiteStatus(siteId: number, status: SiteRow['status']): boolean
  applyRating(siteId: number, rating: Pick<SiteRow, 'ratingTenths' | 'reviewCount'>): boolean
  /** Bytes in typed arrays. */
  bytes(): number
}
