import type {
  ClimateMonth,
  FloorPlan,
  PitchFit,
  PlanGround,
  UnitPlace,
} from '@camping/contract/site-plan.schemas.ts'
import type { SiteDetail } from '@camping/contract/site.schemas.ts'
import type { Currency } from '@camping/editions/markets.ts'
import type { ColumnType } from 'kysely'
import type { StoredGuide } from './stored-content.ts'
import type {
  Defaulted,
  DefaultedJson,
  DefaultedMoment,
  GeneratedId,
  Json,
  Localised,
  NullableJson,
  NullableMoment,
  Optional,
} from './column-types.ts'

type ExtraUnit = 'stay' | 'night' | 'person' | 'person-night'
export type AccommodationCategoryKey = 'pitch' | 'glamping-tent' | 'mobile-home' | 'chalet' | 'holiday-home'

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
  guide: DefaultedJson<StoredGuide>
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
  guide: DefaultedJson<StoredGuide>
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
  guide: DefaultedJson<StoredGuide>
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
  street: Optional<string>
  postcode: Optional<string>
  terrain: string
  ownership: 'own' | 'partner'
  status: 'live' | 'withdrawn'
  booking_mode: 'instant' | 'on-request'
  /** Read by booking/pricing/cancellation-terms.ts. */
  cancellation_terms: ColumnType<unknown, string | undefined, string>
  rating_tenths: number
  review_count: Defaulted<number>
  sub_scores: ColumnType<Record<string, number>, string | undefined, string>
  review_groups: Defaulted<number[]>
  review_grades: Defaulted<number[]>
  popularity: number
  intro: Json<Localised>
  description: Json<Localised>
  /** Rows of catalogues from before topics have none. */
  important_info: Json<(Localised & { topic?: SiteDetail['importantInfo'][number]['topic'] })[]>
  registration_code: Optional<string>
  image_ids: string[]
  plan: NullableJson<PlanGround>
  unit_choice_fee: Optional<number>
  climate: NullableJson<ClimateMonth[]>
  airport: NullableJson<{ name: string; metres: number }>
  season_from: string
  season_to: string
  check_in_from: Optional<string>
  check_in_until: Optional<string>
  check_out_until: Optional<string>
  key_note: NullableJson<Localised>
  directions: NullableJson<Localised>
  /** Maintained by a trigger. */
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
  floor_plan: NullableJson<FloorPlan>
}

interface UnitsTable {
  id: GeneratedId
  accommodation_id: number
  number: number
  /** With a place it can be chosen. */
  label: Optional<string>
  place: NullableJson<UnitPlace>
  fit: NullableJson<PitchFit>
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

interface CoversTable {
  market: string
  key: string
  position: number
  name: Json<Localised>
  text: Json<Localised>
  pays: Json<Localised[]>
  percent_hundredths: Optional<number>
  per_person_night: Optional<number>
  days_before: number
}

export interface CatalogueTables {
  funnels: FunnelsTable
  countries: CountriesTable
  areas: AreasTable
  cities: CitiesTable
  facility_groups: { id: number; level: 'site' | 'accommodation'; title: Json<Localised> }
  facilities: { id: number; group_id: number; name: Json<Localised>; position: number }
  accommodation_categories: {
    key: AccommodationCategoryKey
    name: Json<Localised>
    position: number
    to_bring: ColumnType<
      { text: Localised; unlessExtra?: string; unlessFacility?: number }[],
      string | undefined,
      string
    >
  }
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
  units: UnitsTable
  accommodation_calendar: AccommodationCalendarTable
  fees: { market: string; booking_fee: number; guarantee_fund_per_person: number }
  currency_rates: { currency: Currency; ppm: number; rate_date: Defaulted<string> }
  covers: CoversTable
  catalogue_state: {
    id: number
    version: string
    seed: number
    sites: number
    reviews: number
    calendar_from: string
    loaded_at: NullableMoment
    /** When it first differed from its loaded state. Maintained by triggers. */
    touched_at: NullableMoment
  }
}
