import type { CatalogueFacilityGroup, CatalogueFaq, CatalogueFaqGroup, PlaceGuide } from './content.types.ts'
import type { Localised } from './localised.types.ts'
import type { Language } from '@camping/editions/markets.ts'
import type { CatalogueMonth, CataloguePlan, CatalogueUnit, FloorPlan } from './plan.types.ts'
import type { CatalogueCover, CatalogueCurrencyRate, CatalogueFee } from './market-terms.types.ts'

export interface CatalogueOptions {
  readonly seed: number
  /** How many sites the world has. */
  readonly sites: number
  /** Approximate number of reviews, distributed by the sites' shares of guests. */
  readonly reviews: number
  /** 'YYYY-MM-DD'; calendars start on the 1st of this month. */
  readonly today: string
}

export type FunnelKey = 'camping' | 'holiday-parks' | 'glamping'
export type AccommodationCategoryKey = 'pitch' | 'glamping-tent' | 'mobile-home' | 'chalet' | 'holiday-home'
export type Terrain = 'lake' | 'sea' | 'mountain' | 'forest' | 'river' | 'countryside'
export type ReviewGroup = 'couple' | 'family-youngest-over-6' | 'family-youngest-under-6' | 'friends' | 'solo'

export interface CatalogueFunnel {
  id: number
  key: FunnelKey
  slug: Localised
  name: Localised
  intro: Localised
  /** 'YYYY-MM-DD', the first Saturday of July of the next season. */
  defaultBookingDate: string
}

export interface CatalogueCountry {
  id: number
  /** ISO 3166-1 alpha-2, upper case. */
  code: string
  slug: Localised
  name: Localised
  title: Localised
  /** "in Italy", "en Italie": the name with its preposition. */
  where: Localised
  intro: Localised
  guide: PlaceGuide
  lat: number
  lng: number
  imageId: string
  funnelIds: number[]
}

export interface CatalogueArea {
  id: number
  countryId: number
  slug: Localised
  name: Localised
  /** "on Lake Garda", "in der Toskana", "sur le lac de Garde": the name with its preposition. */
  where: Localised
  intro: Localised
  guide: PlaceGuide
  lat: number
  lng: number
  imageId: string
}

export interface CatalogueCity {
  id: number
  areaId: number
  countryId: number
  slug: Localised
  name: Localised
  /** The local name, the same in every edition. */
  globalName: string
  lat: number
  lng: number
  population: number
  guide: PlaceGuide
}

/** An item to bring, unless the guest books the extra of that key or the accommodation has the facility. */
export interface CatalogueToBring {
  text: Localised
  unlessExtra?: string
  unlessFacility?: number
}

export interface CatalogueAccommodationCategory {
  key: AccommodationCategoryKey
  name: Localised
  toBring: CatalogueToBring[]
}

interface CatalogueBlock {
  heading?: Localised
  body: Localised
  imageId?: string
  /** Into a search of its own, or to the page of that tag. */
  link?: { text: Localised; search?: CatalogueSearch; page?: string }
}

/** Filters of a search by ids, because slugs differ by edition. */
export interface CatalogueSearch {
  funnelKey?: FunnelKey
  countryId?: number
  areaId?: number
  facilityIds?: number[]
}

/** All its texts are in the same message sets, which need not be all. */
export interface CatalogueTheme {
  id: number
  slug: Partial<Localised>
  title: Partial<Localised>
  intro: Partial<Localised>
  imageId: string
  blocks: { heading: Partial<Localised>; body: Partial<Localised> }[]
  search: CatalogueSearch
  /** 1 to 12; none where the season does not matter. */
  bestMonths?: number[]
  faq: { question: Partial<Localised>; answer: Partial<Localised> }[]
}

export interface CataloguePage {
  /** Stable key of the page for code; visitors see the slug. */
  tag: string
  slug: Localised
  title: Localised
  lead?: Localised
  imageId?: string
  facts?: { label: Localised; value: Localised }[]
  blocks: CatalogueBlock[]
  faq?: CatalogueFaq[]
  /** 'YYYY-MM-DD', first day shown. */
  publishedFrom?: string
  /** 'YYYY-MM-DD', first day no longer shown. */
  publishedTo?: string
}

export interface CatalogueStayRule {
  /** 'YYYY-MM-DD', first arrival date this rule governs. */
  from: string
  /** 'YYYY-MM-DD', exclusive. */
  to: string
  /** Bit 0 = Monday … bit 6 = Sunday. */
  arrivalDays: number
  minNights: number
  maxNights: number
}

interface CatalogueOnSiteCost {
  key: 'cleaning' | 'environment' | 'energy'
  name: Localised
  /** EUR cents. */
  amount: number
  unit: 'stay' | 'person-night'
  mandatory: true
}

export interface CatalogueExtra {
  id: number
  key: string
  name: Localised
  text: Localised
  unit: 'stay' | 'night' | 'person' | 'person-night'
  /** EUR cents per unit. */
  price: number
  min: number
  max: number
  payableAt: 'now' | 'on-site'
  fromAge?: number
  toAge?: number
  /** Whether the guest may still change it in the portal. */
  changeable: boolean
}

export interface CatalogueCalendar {
  /** 'YYYY-MM-DD' of index 0. */
  from: string
  /** 730 nightly prices in EUR cents. */
  prices: Int32Array
  /** 730 flags, 1 = sellable. */
  open: Uint8Array
  /**
   * Only for discounted accommodations: lowest nightly price of the last 30 days, higher than `prices` during an offer.
   */
  priorPrices?: Int32Array
}

export interface CatalogueAccommodation {
  id: number
  name: Localised
  category: AccommodationCategoryKey
  bedrooms: number
  maxPersons: number
  maxAdults: number
  sizeM2: number
  facilityIds: number[]
  imageIds: string[]
  /** Number of physical units on the site. */
  units: number
  floorPlan?: FloorPlan
  calendar: CatalogueCalendar
}

/** Information to read before arrival, with its topic. */
export interface SiteRule extends Localised {
  topic: 'arrival' | 'pets' | 'pool' | 'quiet' | 'documents' | 'fire' | 'deposit' | 'charging' | 'groups'
}

export interface CatalogueSite {
  id: number
  /** Unique, ASCII, the same in all languages. */
  slug: string
  name: string
  countryId: number
  areaId: number
  cityId: number
  funnelIds: number[]
  lat: number
  lng: number
  /** With the house number, as the country writes it. */
  street: string
  postcode: string
  terrain: Terrain
  ownership: 'own' | 'partner'
  /** 0–100. */
  ratingTenths: number
  /** Approximate number of reviews that `reviews()` yields for it; the yielded number is exact. */
  reviewCount: number
  bookingMode: 'instant' | 'on-request'
  status: 'live' | 'withdrawn'
  formerSlugs: string[]
  intro: Localised
  /** Three paragraphs separated by an empty line. */
  description: Localised
  importantInfo: SiteRule[]
  /** 'HH:MM' in the site's time zone; `checkInUntil` is when reception closes. */
  hours: { checkInFrom: string; checkInUntil: string; checkOutUntil: string }
  /** Location of the keys, and instructions for late arrivals. */
  keyNote: Localised
  directions: Localised
  /** Italy only: the national identification code (CIN). */
  registrationCode?: string
  /** from/to 'MM-DD' where a facility does not run all season. */
  facilities: { id: number; included: boolean; from?: string; to?: string }[]
  /** At least five: place, accommodation, pool or water, detail, evening. */
  imageIds: string[]
  /** 'MM-DD'; a site open all year runs from '01-01' to '12-31'. */
  seasonFrom: string
  seasonTo: string
  /** The arrival date selects one; together they cover the whole calendar without gaps. */
  stayRules: CatalogueStayRule[]
  /** EUR cents per person and night, paid on site. */
  touristTax?: { perPersonNight: number; fromAge: number; maxNights: number }
  onSiteCosts: CatalogueOnSiteCost[]
  extras: CatalogueExtra[]
  accommodations: CatalogueAccommodation[]
  plan: CataloguePlan
  unitsOf: ReadonlyMap<number, readonly CatalogueUnit[]>
  /** EUR cents for choosing a unit; undefined where the site assigns them. */
  choiceFee: number | undefined
  airport: { name: string; metres: number }
  climate: CatalogueMonth[]
}

export interface CatalogueReview {
  siteId: number
  authorFirstName: string
  group: ReviewGroup
  /** Where they slept: what they write fits it. */
  accommodation: AccommodationCategoryKey
  /** 1–10. */
  score: number
  title: string
  text: string
  language: Language
  /** 'YYYY-MM'. */
  stayMonth: string
  helpfulCount: number
  reply?: string
  /** ISO 8601, UTC. */
  createdAt: string
}

/** The whole demo world. Small tables are ready; sites and reviews are generated while a caller iterates. */
export interface Catalogue {
  facilityGroups: CatalogueFacilityGroup[]
  funnels: CatalogueFunnel[]
  countries: CatalogueCountry[]
  areas: CatalogueArea[]
  cities: CatalogueCity[]
  accommodationCategories: CatalogueAccommodationCategory[]
  themes: CatalogueTheme[]
  pages: CataloguePage[]
  faqs: CatalogueFaqGroup[]
  fees: CatalogueFee[]
  currencyRates: CatalogueCurrencyRate[]
  covers: CatalogueCover[]
  /** Sites in ascending id order; every call restarts and yields the same. */
  sites(): Iterable<CatalogueSite>
  /** Reviews grouped by site in ascending site id order. */
  reviews(): Iterable<CatalogueReview>
}
