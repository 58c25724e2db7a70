import type { StayHours } from '@camping/contract/stay-hours.schemas.ts'
import type { Currency } from '@camping/editions/markets.ts'
import type { AccommodationCategoryKey } from '../../platform/db/catalogue-tables.ts'
import type { OnSiteCost, TouristTax } from '../../catalogue/pricing/pricing.types.ts'
import { cancellationTerms } from './cancellation-terms.ts'
import type {
  ChosenUnit,
  NamedPlace,
  OfferedAccommodation,
  OfferedSite,
  StayOffer,
  StayRequest,
} from './stay-offer.types.ts'

/** A result row of stay-offer.ts. */
export interface OfferRow {
  id: number
  name: string
  category: AccommodationCategoryKey
  bedrooms: number
  max_persons: number
  max_adults: number
  image_id: string
  site_id: number
  site_name: string
  site_slug: string
  status: 'live' | 'withdrawn'
  booking_mode: 'instant' | 'on-request'
  unit_choice_fee: number | null
  unit: ChosenUnit | null
  cancellation_terms: unknown
  site_image_id: string
  lat: number
  lng: number
  good_to_know: string[] | null
  hours: StayHours | null
  calendar_end: string
  prices: number[] | null
  prior_prices: number[] | null
  open: string | null
  funnel: NamedPlace
  country: NamedPlace & { code: string }
  area: NamedPlace
  rule: NonNullable<StayOffer['rule']> | null
  tourist_tax: TouristTax | null
  on_site_costs: (OnSiteCost & { name: string })[] | null
  fees: { booking: number; guaranteeFundPerPerson: number } | null
  rate: { ppm: number; date: string } | null
}

/**
 * Maps the row to the domain.
 * @throws when the market's currency has no rate: a price must never be guessed.
 */
export function offerOfRow(row: OfferRow, request: StayRequest, currency: Currency): StayOffer {
  if (row.rate === null) throw new Error(`No rate for ${currency}`)
  const { nights } = request.stay
  const prices = row.prices ?? []
  const onSiteCosts = row.on_site_costs ?? []
  return {
    ...request,
    site: siteOfRow(row),
    accommodation: accommodationOfRow(row),
    unit: row.unit,
    calendarEnd: row.calendar_end,
    allNightsOpen:
      row.open === '1'.repeat(nights) && prices.length === nights && prices.every((price) => price > 0),
    nightlyPrices: prices,
    priorPrices: row.prior_prices ?? undefined,
    rule: row.rule ?? undefined,
    terms: { touristTax: row.tourist_tax ?? undefined, onSiteCosts },
    onSiteNames: Object.fromEntries(onSiteCosts.map(({ key, name }) => [key, name])),
    market: {
      currency,
      ppm: row.rate.ppm,
      rateDate: row.rate.date,
      bookingFee: row.fees?.booking ?? 0,
      guaranteeFundPerPerson: row.fees?.guaranteeFundPerPerson ?? 0,
    },
  }
}

function siteOfRow(row: OfferRow): OfferedSite {
  return {
    id: row.site_id,
    name: row.site_name,
    slug: row.site_slug,
    live: row.status === 'live',
    bookingMode: row.booking_mode,
    unitChoiceFee: row.unit_choice_fee,
    cancellationTerms: cancellationTerms.parse(row.cancellation_terms),
    imageId: row.site_image_id,
    funnel: row.funnel,
    country: row.country,
    area: row.area,
    location: { lat: row.lat, lng: row.lng },
    hours: row.hours,
    goodToKnow: row.good_to_know ?? [],
  }
}

function accommodationOfRow(row: OfferRow): OfferedAccommodation {
  return {
    id: row.id,
    name: row.name,
    category: row.category,
    bedrooms: row.bedrooms,
    maxPersons: row.max_persons,
    maxAdults: row.max_adults,
    imageId: row.image_id,
  }
}
