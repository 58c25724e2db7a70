import type { Currency, MessageSet } from '@camping/editions/markets.ts'
import type { ColumnType, Generated } from 'kysely'

/**
 * The tables of src/migrations as types. Both drivers are set to answer alike: dates of stays are 'YYYY-MM-DD' strings,
 * moments are Date, int8 is number, ranges and bit strings are text.
 */

export type Localised = Record<MessageSet, string>

/** jsonb: read as a value, written as a JSON string (pg would take an array for a PostgreSQL array). */
export type Json<T> = ColumnType<T, string, string>
/** timestamptz */
export type Moment = ColumnType<Date, Date | string, Date | string>
type NullableMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
type DefaultedMoment = ColumnType<Date, Date | string | undefined, Date | string>
type GeneratedId = ColumnType<number, never, never>
type Defaulted<T> = ColumnType<T, T | undefined, T>
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

export type OccupationState = 'held' | 'booked' | 'released'
export type BookingState = 'requested' | 'confirmed' | 'cancelled' | 'completed'
type ExtraUnit = 'stay' | 'night' | 'person' | 'person-night'

interface FunnelsTable {
  id: number
  key: string
  slug: Json<Localised>
  name: Json<Localised>
  intro: Json<Localised>
  image_id: string
  default_booking_date: string
}

interface CountriesTable {
  id: number
  code: string
  slug: Json<Localised>
  name: Json<Localised>
  title: Json<Localised>
  place_phrase: ColumnType<Partial<Localised>, string | undefined, string>
  intro: Json<Localised>
  lat: number
  lng: number
  image_id: string
  funnel_ids: number[]
}

interface AreasTable {
  id: number
  country_id: number
  slug: Json<Localised>
  name: Json<Localised>
  place_phrase: Json<Localised>
  intro: Json<Localised>
  lat: number
  lng: number
  image_id: string
}

interface CitiesTable {
  id: number
  country_id: number
  area_id: number
  slug: Json<Localised>
  name: Json<Localised>
  global_name: string
  lat: number
  lng: number
  population: number
}

interface SitesTable {
  id: number
  slug: string
  name: string
  country_id: number
  area_id: number
  city_id: number
  funnel_ids: number[]
  lat: number
  lng: number
  terrain: string
  ownership: 'own' | 'partner'
  status: 'live' | 'withdrawn'
  booking_mode: 'instant' | 'on-request'
  rating_tenths: number
  review_count: Defaulted<number>
  sub_scores: ColumnType<Record<string, number>, string | undefined, string>
  popularity: number
  intro: Json<Localised>
  description: Json<Localised>
  important_info: Json<Localised[]>
  registration_code: Optional<string>
  image_ids: string[]
  season_from: string
  season_to: string
  /** Kept by a trigger. */
  changed_at: DefaultedMoment
}

interface SiteFacilitiesTable {
  site_id: number
  facility_id: number
  included: boolean
  period_from: Optional<string>
  period_to: Optional<string>
}

interface StayRulesTable {
  site_id: number
  from_date: string
  to_date: string
  arrival_days: number
  min_nights: number
  max_nights: number
}

interface ExtrasTable {
  id: number
  site_id: number
  key: string
  name: Json<Localised>
  text: Json<Localised>
  unit: ExtraUnit
  price: number
  min_quantity: Defaulted<number>
  max_quantity: number
  payable_at: 'now' | 'on-site'
  from_age: Optional<number>
  to_age: Optional<number>
  changeable: boolean
}

export type AccommodationCategoryKey = 'pitch' | 'glamping-tent' | 'mobile-home' | 'chalet' | 'holiday-home'

interface AccommodationsTable {
  id: number
  site_id: number
  name: Json<Localised>
  category: AccommodationCategoryKey
  bedrooms: number
  max_persons: number
  max_adults: number
  size_m2: number
  facility_ids: number[]
  image_ids: string[]
}

interface AccommodationCalendarTable {
  accommodation_id: number
  from_date: string
  /** '0101…', 1 = sellable. */
  open: string
  /** Nightly EUR cents. */
  prices: number[]
  prior_prices: Optional<number[]>
}

interface ReviewsTable {
  id: GeneratedId
  site_id: number
  author_first_name: string
  party: 'couple' | 'family-youngest-over-6' | 'family-youngest-under-6' | 'friends' | 'solo'
  score: number
  title: string
  text: string
  language: string
  stay_month: string
  helpful_count: Defaulted<number>
  reply: Optional<string>
  verified: boolean
  created_at: Moment
}

interface CartsTable {
  id: string
  brand: string
  site_code: string
  currency: Currency
  site_id: number
  accommodation_id: number
  date_from: string
  date_to: string
  adults: number
  child_ages: Defaulted<number[]>
  extras: ColumnType<{ id: number; quantity: number }[], string | undefined, string>
  state: Defaulted<'open' | 'booked'>
  expires_at: Moment
  extended_at: NullableMoment
  shown_total: Optional<number>
  price_changed_from: Optional<number>
  contact_email: Optional<string>
  contact_name: Optional<string>
  created_at: DefaultedMoment
}

interface BookingsTable {
  id: GeneratedId
  booking_ref: string
  cart_id: string
  brand: string
  site_code: string
  customer_id: Optional<number>
  state: BookingState
  site_id: number
  accommodation_id: number
  unit_id: number
  date_from: string
  date_to: string
  adults: number
  child_ages: Defaulted<number[]>
  currency: Currency
  total: number
  on_site_total: Defaulted<number>
  payable: ColumnType<number, never, never>
  payment_plan: 'deposit' | 'full'
  title: Optional<'mr' | 'mrs' | 'mx'>
  first_name: string
  last_name: string
  email: string
  phone_prefix: string
  phone_number: string
  street: string
  house_number: string
  addition: Defaulted<string>
  postcode: string
  city: string
  country: string
  remarks: Defaulted<string>
  terms_accepted_at: Moment
  created_at: DefaultedMoment
  cancelled_at: NullableMoment
}

interface UnitOccupationsTable {
  id: GeneratedId
  unit_id: number
  accommodation_id: number
  /** '[2027-07-03,2027-07-10)' */
  stay: string
  state: OccupationState
  cart_id: Optional<string>
  booking_id: Optional<number>
  expires_at: NullableMoment
  created_at: DefaultedMoment
}

interface ParticipantsTable {
  booking_id: number
  position: number
  role: 'main' | 'adult' | 'child'
  title: Optional<'mr' | 'mrs' | 'mx'>
  first_name: string
  last_name: string
  birth_date: Optional<string>
}

interface PriceLinesTable {
  booking_id: number
  position: number
  kind: 'stay' | 'discount' | 'booking-fee' | 'guarantee-fund' | 'tourist-tax' | 'extra' | 'cover' | 'on-site'
  key: string
  label: Optional<string>
  extra_id: Optional<number>
  quantity: number
  unit: 'stay' | 'night' | 'person' | 'person-night' | 'booking'
  amount: number
  currency: Currency
  payable_at: 'now' | 'later' | 'on-site'
  mandatory: boolean
}

interface PaymentRatesTable {
  booking_id: number
  index: number
  kind: 'deposit' | 'balance'
  amount: number
  currency: Currency
  due_date: string
  status: Defaulted<'pending' | 'paid' | 'cancelled'>
  paid_at: NullableMoment
}

interface LedgerTable {
  id: GeneratedId
  booking_id: number
  kind: 'payment' | 'refund' | 'voucher' | 'correction'
  amount: number
  fee: Defaulted<number>
  currency: Currency
  provider: string
  provider_transaction_id: string
  note: Defaulted<string>
  created_at: DefaultedMoment
}

interface CustomersTable {
  id: GeneratedId
  brand: string
  email: string
  email_verified_at: NullableMoment
  password_hash: Optional<string>
  title: Optional<'mr' | 'mrs' | 'mx'>
  first_name: string
  last_name: string
  birth_date: Optional<string>
  phone_prefix: Optional<string>
  phone_number: Optional<string>
  street: Optional<string>
  house_number: Optional<string>
  addition: Optional<string>
  postcode: Optional<string>
  city: Optional<string>
  country: Optional<string>
  language: string
  newsletter: Defaulted<boolean>
  created_at: DefaultedMoment
  erased_at: NullableMoment
}

interface SessionsTable {
  token_hash: string
  kind: 'email' | 'booking_id'
  brand: string
  site_code: string
  customer_id: Optional<number>
  booking_id: Optional<number>
  created_at: DefaultedMoment
  last_seen_at: DefaultedMoment
  expires_at: Moment
}

/** Every table by name; the type parameter of Kysely in this package. */
export interface Database {
  funnels: FunnelsTable
  countries: CountriesTable
  areas: AreasTable
  cities: CitiesTable
  facility_groups: { id: number; level: 'site' | 'accommodation'; title: Json<Localised> }
  facilities: { id: number; group_id: number; name: Json<Localised>; position: number }
  accommodation_categories: { key: AccommodationCategoryKey; name: Json<Localised>; position: number }
  sites: SitesTable
  site_former_slugs: { slug: string; site_id: number }
  site_facilities: SiteFacilitiesTable
  stay_rules: StayRulesTable
  tourist_taxes: { site_id: number; per_person_night: number; from_age: number; max_nights: number }
  on_site_costs: {
    site_id: number
    key: string
    name: Json<Localised>
    amount: number
    unit: 'stay' | 'person-night'
    mandatory: Defaulted<boolean>
  }
  extras: ExtrasTable
  accommodations: AccommodationsTable
  units: { id: GeneratedId; accommodation_id: number; number: number }
  accommodation_calendar: AccommodationCalendarTable
  fees: { market: string; booking_fee: number; guarantee_fund_per_person: number }
  currency_rates: { currency: Currency; ppm: number }
  catalogue_state: {
    id: number
    version: string
    seed: number
    sites: number
    reviews: number
    calendar_from: string
    loaded_at: NullableMoment
  }
  themes: {
    id: number
    slug: Json<Localised>
    title: Json<Localised>
    intro: Json<Localised>
    image_id: string
    blocks: Json<{ heading: Localised; body: Localised }[]>
    search: Json<{ funnelKey?: string; countryId?: number; areaId?: number; facilityIds?: number[] }>
    position: number
    changed_at: DefaultedMoment
  }
  tagged_pages: {
    tag: string
    slug: Json<Localised>
    title: Json<Localised>
    blocks: Json<{ heading?: Localised; body: Localised }[]>
    published_from: Optional<string>
    published_to: Optional<string>
    position: number
    changed_at: DefaultedMoment
  }
  faqs: { group_key: string; position: number; question: Json<Localised>; answer: Json<Localised> }
  reviews: ReviewsTable
  popular_searches: {
    origin_type: string
    origin_id: number
    funnel_id: Defaulted<number>
    searched_type: 'site' | 'country' | 'city' | 'area'
    searched_id: number
    chosen: Defaulted<number>
    chosen_from_popular: Defaulted<number>
    last_chosen_at: DefaultedMoment
  }
  experiments: {
    slug: string
    key: string
    variants: Json<{ value: string; weight: number }[]>
    running: Defaulted<boolean>
    created_at: DefaultedMoment
  }
  experiment_exposures: {
    id: GeneratedId
    experiment_slug: string
    visitor_id: string
    value: string
    brand: string
    locale: string
    device_type: Defaulted<'mobile' | 'desktop'>
    created_at: DefaultedMoment
  }
  experiment_events: { visitor_id: string; action: string; created_at: DefaultedMoment }
  experiment_transactions: { visitor_id: string; action: string; price: number; created_at: DefaultedMoment }
  newsletter_subscriptions: {
    id: GeneratedId
    brand: string
    market: string
    email: string
    reference: string
    phone: Optional<string>
    created_at: DefaultedMoment
    confirmed_at: NullableMoment
    unsubscribed_at: NullableMoment
  }
  newsletter_tokens: {
    token_hash: string
    subscription_id: number
    purpose: 'confirm' | 'unsubscribe'
    created_at: DefaultedMoment
    expires_at: Moment
  }
  throttles: { key: string; until: Moment }
  customers: CustomersTable
  favourites: { customer_id: number; site_id: number; created_at: DefaultedMoment }
  carts: CartsTable
  bookings: BookingsTable
  unit_occupations: UnitOccupationsTable
  participants: ParticipantsTable
  price_lines: PriceLinesTable
  booking_extras: { booking_id: number; extra_id: number; quantity: number }
  payment_rates: PaymentRatesTable
  ledger: LedgerTable
  idempotency_keys: {
    scope: string
    key: string
    request_hash: string
    status: Optional<number>
    reply: ColumnType<unknown, string | null | undefined, string | null>
    created_at: DefaultedMoment
  }
  sessions: SessionsTable
  outbox: {
    id: GeneratedId
    kind: string
    dedupe_key: string
    payload: Json<unknown>
    created_at: DefaultedMoment
    available_at: DefaultedMoment
    attempts: Defaulted<number>
    locked_until: NullableMoment
    done_at: NullableMoment
    parked_at: NullableMoment
    last_error: Optional<string>
  }
  schema_migrations: { name: string; applied_at: Generated<Date> }
}
