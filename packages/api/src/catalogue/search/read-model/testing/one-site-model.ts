import type {
  AccommodationRow,
  CalendarRow,
  Occupation,
  ReadModel,
  SearchPageQuery,
  SiteRow,
} from '../read-model.types.ts'
import { createReadModel } from '../answer/create-read-model.ts'

/** A site that is open every day. */
export const oneSite: SiteRow = {
  id: 1,
  countryId: 1,
  areaId: 1,
  cityId: 1,
  funnelIds: [1],
  facilityIds: [],
  ratingTenths: 80,
  reviewCount: 1,
  popularity: 1,
  lat: 45,
  lng: 10,
  status: 'live',
  onRequest: false,
  stayRules: [{ from: '2027-01-01', to: '2028-01-01', arrivalDays: 0b1111111, minNights: 1, maxNights: 28 }],
  onSiteCosts: [],
}
/** A chalet of it for four, three of them adults. */
export const oneAccommodation: AccommodationRow = {
  id: 1,
  siteId: 1,
  category: 'chalet',
  bedrooms: 2,
  maxPersons: 4,
  maxAdults: 3,
  facilityIds: [],
  units: 1,
}

/** A model of one site with one accommodation, for tests of single rules: 31 nights from 2027-10-15, 100 € each. */
export function oneSiteModel(changes: {
  site?: Partial<SiteRow>
  accommodation?: Partial<AccommodationRow>
  calendar?: Partial<CalendarRow>
  occupations?: readonly Occupation[]
}): ReadModel {
  const site: SiteRow = { ...oneSite, ...changes.site }
  const accommodation: AccommodationRow = { ...oneAccommodation, ...changes.accommodation }
  const nights = 31
  const calendar: CalendarRow = {
    accommodationId: 1,
    prices: new Int32Array(nights).fill(10_000),
    open: new Uint8Array(nights).fill(1),
    ...changes.calendar,
  }
  return createReadModel({
    calendarFrom: '2027-10-15',
    nights,
    sites: [site],
    accommodations: [accommodation],
    calendars: [calendar],
    occupations: [{ accommodationId: 1, occupations: changes.occupations ?? [] }],
  })
}

/** A search that matches the one site by default. */
export const plainQuery: SearchPageQuery = {
  today: '2027-10-15',
  date: '2027-10-20',
  nights: 3,
  adults: 2,
  childAges: [],
  order: 'popular',
  direction: 'desc',
  page: 1,
  limit: 10,
  market: { currency: 'EUR', ppm: 1_000_000, bookingFee: 0, guaranteeFundPerPerson: 0 },
}
