import { priceStay, totalOf } from '../../../pricing/price-stay.ts'
import { stayDiscount } from '../../../pricing/stay-discount.ts'
import { dayNumber, weekdayOf } from '../day-number.ts'
import type { Histogram, Histograms } from '../histogram.types.ts'
import type { SearchFilter } from '../search-filter.types.ts'
import type {
  AccommodationHit,
  AccommodationRow,
  CalendarRow,
  FacetCounts,
  OccupationRow,
  SearchAnswer,
  SearchPageQuery,
  SearchQuery,
  SiteHit,
  SiteRow,
} from '../read-model.types.ts'

/** All rows, unprepared. */
export interface PlainRows {
  readonly calendarFrom: string
  readonly nights: number
  readonly sites: readonly SiteRow[]
  readonly accommodations: readonly AccommodationRow[]
  readonly calendars: ReadonlyMap<number, CalendarRow>
  readonly occupations: ReadonlyMap<number, OccupationRow>
}

interface Offer extends AccommodationHit {
  readonly row: AccommodationRow
}

/** Which filters to leave out while counting a facet. */
type Without = 'countries' | 'areas' | 'funnels' | 'categories' | 'bedrooms' | 'price' | 'rating' | undefined

/**
 * The replies of the read model computed by plain loops over plain rows: slow, and easy to verify. Tests compare
 * the two.
 */
export function plainSearch(rows: PlainRows, query: SearchPageQuery): SearchAnswer {
  const found = hits(rows, query, undefined)
  const from = (query.page - 1) * query.limit
  return {
    total: found.length,
    sites: ordered(found, query)
      .slice(from, from + query.limit)
      .map(({ hit }) => hit),
    facets: plainFacets(rows, query),
    ...(query.histograms && { histograms: plainHistograms(rows, query) }),
  }
}

/** The offers of one site that pass the filters. */
export function plainOffers(
  rows: PlainRows,
  { query, site, without }: { query: SearchQuery; site: SiteRow; without?: Without },
): Offer[] {
  if (site.status !== 'live' || !isRequested(site, query) || !mayStay(site, query)) return []
  if (!passesPlaces(site, { filter: query.filter, without })) return []
  const { facilities = [] } = query.filter?.site ?? {}
  const { categories = [], bedrooms = [], price } = query.filter?.accommodation ?? {}
  return rows.accommodations
    .filter((row) => row.siteId === site.id)
    .filter((row) => facilities.every((id) => hasFacility(site, row, id)))
    .filter((row) => without === 'categories' || !categories.length || categories.includes(row.category))
    .filter(
      (row) =>
        without === 'bedrooms' ||
        !bedrooms.length ||
        bedrooms.some((count) => Math.min(count, 4) === Math.min(row.bedrooms, 4)),
    )
    .map((row) => plainOffer(rows, { query, site, row }))
    .filter((offer) => offer !== undefined)
    .filter(
      ({ total }) => without === 'price' || (total >= (price?.from ?? 0) && total <= (price?.to ?? Infinity)),
    )
}

const hasFacility = (site: SiteRow, row: AccommodationRow, id: number): boolean =>
  site.facilityIds.includes(id) || row.facilityIds.includes(id)

function isRequested(site: SiteRow, query: SearchQuery): boolean {
  const { bounds: box } = query
  const same = (asked: number | undefined, own: number): boolean => asked === undefined || asked === own
  const inside =
    !box ||
    (site.lat <= box.north &&
      site.lat >= box.south &&
      (box.west <= box.east
        ? site.lng >= box.west && site.lng <= box.east
        : site.lng >= box.west || site.lng <= box.east))
  return (
    same(query.siteId, site.id) &&
    same(query.countryId, site.countryId) &&
    same(query.areaId, site.areaId) &&
    same(query.cityId, site.cityId) &&
    (query.funnelId === undefined || site.funnelIds.includes(query.funnelId)) &&
    (!query.siteIds || query.siteIds.includes(site.id)) &&
    inside
  )
}

function passesPlaces(
  site: SiteRow,
  { filter, without }: { filter: SearchFilter | undefined; without: Without },
): boolean {
  const { countries = [], areas = [], funnels = [], rating = 0 } = filter?.site ?? {}
  return (
    (without === 'rating' || site.ratingTenths >= rating) &&
    (without === 'countries' || !countries.length || countries.includes(site.countryId)) &&
    (without === 'areas' || !areas.length || areas.includes(site.areaId)) &&
    (without === 'funnels' || !funnels.length || funnels.some((id) => site.funnelIds.includes(id)))
  )
}

function mayStay(site: SiteRow, { today, date, nights }: SearchQuery): boolean {
  if (date < today || nights < 1) return false
  const rule = site.stayRules.find(({ from, to }) => date >= from && date < to)
  if (!rule) return false
  const weekday = (rule.arrivalDays >> weekdayOf(dayNumber(date))) & 1
  return weekday === 1 && nights >= rule.minNights && nights <= rule.maxNights
}

function plainOffer(
  rows: PlainRows,
  { query, site, row }: { query: SearchQuery; site: SiteRow; row: AccommodationRow },
): Offer | undefined {
  const { adults, childAges, nights, market } = query
  if (adults + childAges.length > row.maxPersons || adults > row.maxAdults) return undefined
  const first = dayNumber(query.date) - dayNumber(rows.calendarFrom)
  if (first < 0 || first + nights > rows.nights) return undefined
  const calendar = rows.calendars.get(row.id)
  const stay = Array.from({ length: nights }, (_, at) => first + at)
  if (!calendar || !stay.every((night) => calendar.open[night] === 1 && calendar.prices[night]! > 0))
    return undefined
  const unitsLeft = plainUnitsLeft(rows, { query, row })
  if (unitsLeft === 0) return undefined
  const { priorPrices } = calendar
  const toPrice = {
    nightlyPrices: stay.map((night) => calendar.prices[night]!),
    priorPrices: priorPrices ? stay.map((night) => priorPrices[night]!) : undefined,
    party: { adults, childAges },
    terms: site,
    market,
  }
  const lines = priceStay(toPrice)
  const discount = stayDiscount(toPrice)
  return {
    row,
    accommodationId: row.id,
    total: totalOf(lines),
    stay: lines.find((line) => line.kind === 'stay')!.amount,
    ...(discount && { discount }),
    availability: site.onRequest ? 'on-request' : unitsLeft <= 2 ? 'few' : 'available',
    unitsLeft,
  }
}

function plainUnitsLeft(
  rows: PlainRows,
  { query, row }: { query: SearchQuery; row: AccommodationRow },
): number {
  const from = dayNumber(query.date)
  const to = from + query.nights
  const { occupations = [] } = rows.occupations.get(row.id) ?? {}
  const taken = occupations.filter((each) => dayNumber(each.from) < to && dayNumber(each.to) > from)
  return Math.max(0, row.units - new Set(taken.map((each) => each.unitId)).size)
}

function hits(
  rows: PlainRows,
  query: SearchQuery,
  without: Without,
): { site: SiteRow; hit: SiteHit; offers: Offer[] }[] {
  return rows.sites.flatMap((site) => {
    const offers = plainOffers(rows, { query, site, without })
    const [best] = [...offers].sort((a, b) => a.total - b.total || a.accommodationId - b.accommodationId)
    if (!best) return []
    const { row: _row, ...offer } = best
    const totals = offers.map(({ total }) => total)
    const hit = {
      siteId: site.id,
      ...offer,
      minTotal: Math.min(...totals),
      maxTotal: Math.max(...totals),
      accommodationCount: offers.length,
    }
    return [{ site, hit, offers }]
  })
}

function ordered(found: { site: SiteRow; hit: SiteHit }[], { order, direction }: SearchPageQuery) {
  const sign = direction === 'asc' ? 1 : -1
  return [...found].sort((a, b) => {
    const difference =
      order === 'price'
        ? a.hit.total - b.hit.total
        : order === 'popular'
          ? a.site.popularity - b.site.popularity
          : a.site.ratingTenths - b.site.ratingTenths || a.site.reviewCount - b.site.reviewCount
    return sign * difference || a.site.id - b.site.id
  })
}

/** As the bars are described, from the totals themselves. */
function plainHistograms(rows: PlainRows, query: SearchQuery): Histograms {
  const totals = hits(rows, query, 'price').map(({ hit }) => hit.total)
  const ratings = hits(rows, query, 'rating').map(({ site }) => site.ratingTenths)
  return {
    prices: totals.length > 0 ? plainBars(totals) : null,
    ratings: {
      from: 50,
      step: 5,
      counts: Array.from({ length: 10 }, (_, bar) => {
        const isIn = (rating: number) =>
          (bar === 0 || rating >= 50 + bar * 5) && (bar === 9 || rating < 55 + bar * 5) && rating > 0
        return ratings.filter(isIn).length
      }),
    },
  }
}

function plainBars(totals: readonly number[]): Histogram {
  const lowest = Math.min(...totals)
  const mean = totals.reduce((sum, total) => sum + total, 0) / totals.length
  const end = Math.min(Math.max(...totals), mean * 2.5)
  const steps = [1, 2, 5].flatMap((digit) =>
    Array.from({ length: 8 }, (_, power) => digit * 10 ** power * 100),
  )
  const step = steps.toSorted((a, b) => a - b).find((one) => one >= (end - lowest) / 20)!
  const from = lowest - (lowest % step)
  const bars = Math.max(Math.floor((end - from) / step), 0) + 1
  const barOf = (total: number) => Math.min(Math.floor((total - from) / step), bars - 1)
  const counts = Array.from({ length: bars }, (_, bar) => totals.filter((one) => barOf(one) === bar).length)
  return { from, step, counts }
}

const numbers = (values: Iterable<number>): number[] => [...new Set(values)].sort((a, b) => a - b)

function plainFacets(rows: PlainRows, query: SearchQuery): FacetCounts {
  const all = hits(rows, query, undefined)
  const behind = (without: Without) => hits(rows, query, without)
  const filter = query.filter?.site ?? {}
  const countries = behind('countries')
  const areas = behind('areas')
  const funnels = behind('funnels')
  const categories = behind('categories')
  const bedrooms = behind('bedrooms')
  const shown = (chosen: readonly number[] | undefined) => (facet: { value: number; count: number }) =>
    facet.count > 0 || chosen?.includes(facet.value)
  const { sites, accommodations } = rows
  return {
    facilities: numbers([...sites, ...accommodations].flatMap((row) => row.facilityIds)).map((value) => ({
      value,
      count: all.filter(({ site, offers }) => offers.some(({ row }) => hasFacility(site, row, value))).length,
    })),
    countries: numbers(sites.map((site) => site.countryId))
      .map((value) => ({ value, count: countries.filter(({ site }) => site.countryId === value).length }))
      .filter(shown(filter.countries)),
    areas: numbers(sites.map((site) => site.areaId))
      .map((value) => ({ value, count: areas.filter(({ site }) => site.areaId === value).length }))
      .filter(shown(filter.areas)),
    funnels: numbers(sites.flatMap((site) => site.funnelIds)).map((value) => ({
      value,
      count: funnels.filter(({ site }) => site.funnelIds.includes(value)).length,
    })),
    categories: [...new Set(accommodations.map((row) => row.category))].sort().map((value) => ({
      value,
      count: categories.filter(({ offers }) => offers.some(({ row }) => row.category === value)).length,
    })),
    bedrooms: [0, 1, 2, 3, 4].map((value) => ({
      value,
      count: bedrooms.filter(({ offers }) => offers.some(({ row }) => Math.min(row.bedrooms, 4) === value))
        .length,
    })),
  }
}
