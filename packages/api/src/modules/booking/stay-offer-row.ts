import type { Currency } from '@camping/editions/markets.ts'
import type { AccommodationCategoryKey } from '../../db/schema.ts'
import type { OnSiteCost, TouristTax } from '../pricing/pricing.types.ts'
import type { OfferedAccommodation, OfferedSite, StayOffer, StayRequest } from './stay-offer.types.ts'

/** What the query of stay-offer.ts answers. */
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
  site_image_id: string
  funnel_slug: string
  funnel_name: string
  country_code: string
  country_slug: string
  country_name: string
  area_slug: string
  area_name: string
  calendar_end: string
  prices: number[] | null
  open: string | null
  arrival_days: number | null
  min_nights: number | null
  max_nights: number | null
  tax_amount: number | null
  tax_from_age: number | null
  tax_max_nights: number | null
  on_site_costs: (OnSiteCost & { name: string })[] | null
  booking_fee: number | null
  guarantee_fund_per_person: number | null
  ppm: number
}

/** The row in the words of the domain. */
export function offerOfRow(row: OfferRow, request: StayRequest, currency: Currency): StayOffer {
  const { nights } = request.stay
  const prices = row.prices ?? []
  const onSiteCosts = row.on_site_costs ?? []
  return {
    ...request,
    site: siteOfRow(row),
    accommodation: accommodationOfRow(row),
    calendarEnd: row.calendar_end,
    allNightsOpen:
      row.open === '1'.repeat(nights) && prices.length === nights && prices.every((price) => price > 0),
    nightlyPrices: prices,
    rule:
      row.arrival_days === null || row.min_nights === null || row.max_nights === null
        ? undefined
        : { arrivalDays: row.arrival_days, minNights: row.min_nights, maxNights: row.max_nights },
    terms: { touristTax: taxOfRow(row), onSiteCosts },
    onSiteNames: Object.fromEntries(onSiteCosts.map(({ key, name }) => [key, name])),
    market: {
      currency,
      ppm: row.ppm,
      bookingFee: row.booking_fee ?? 0,
      guaranteeFundPerPerson: row.guarantee_fund_per_person ?? 0,
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
    imageId: row.site_image_id,
    funnel: { slug: row.funnel_slug, name: row.funnel_name },
    country: { slug: row.country_slug, name: row.country_name, code: row.country_code },
    area: { slug: row.area_slug, name: row.area_name },
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

function taxOfRow(row: OfferRow): TouristTax | undefined {
  if (row.tax_amount === null || row.tax_from_age === null || row.tax_max_nights === null) return undefined
  return { perPersonNight: row.tax_amount, fromAge: row.tax_from_age, maxNights: row.tax_max_nights }
}
