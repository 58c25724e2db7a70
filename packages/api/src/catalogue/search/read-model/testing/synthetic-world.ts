import { dateOfDay, dayNumber } from '../day-number.ts'
import type {
  AccommodationRow,
  CalendarRow,
  Occupation,
  OccupationRow,
  ReadModelRows,
  SiteRow,
  StayRule,
} from '../read-model.types.ts'
import { SeededRandom } from './seeded-random.ts'

/** Size and difficulty of the world. The same options always create the same world. */
export interface WorldOptions {
  readonly seed: number
  readonly sites: number
  readonly calendarFrom: string
  readonly nights: number
  readonly countries: number
  readonly areas: number
  readonly cities: number
  readonly funnels: number
  readonly siteFacilities: number
  readonly accommodationFacilities: number
  readonly accommodationsPerSite: readonly [least: number, most: number]
  readonly mostUnits: number
  /** Bookings per unit in the whole calendar, on average. */
  readonly bookingsPerUnit: number
  /** Share of accommodations priced in odd cents; the others in whole euros. */
  readonly oddCents: number
  /** Share of accommodations of more than 655.35 € a night in odd cents. */
  readonly veryDear: number
  /** Share of accommodations with a 30-day prior price. */
  readonly discounted: number
  /** Few different values of popularity, rating and price, so that many sites are equal. */
  readonly ties: boolean
}

/** performance-2. */
export const largeWorld: WorldOptions = {
  seed: 1,
  sites: 30_000,
  calendarFrom: '2027-01-01',
  nights: 730,
  countries: 22,
  areas: 300,
  cities: 5_000,
  funnels: 4,
  siteFacilities: 48,
  accommodationFacilities: 12,
  accommodationsPerSite: [2, 10],
  mostUnits: 14,
  bookingsPerUnit: 2,
  oddCents: 0.3,
  veryDear: 0.001,
  discounted: 0.12,
  ties: false,
}

const categories = ['chalet', 'glamping-tent', 'holiday-home', 'mobile-home', 'pitch'] as const

export interface SyntheticWorld extends ReadModelRows {
  readonly options: WorldOptions
  readonly sites: readonly SiteRow[]
  readonly accommodations: readonly AccommodationRow[]
  calendarOf(accommodationId: number, version?: number): CalendarRow
  occupationsOf(accommodationId: number, version?: number): OccupationRow
}

/** Rows of a generated world; calendars and bookings are generated on demand, so that a large one fits in memory. */
export function createSyntheticWorld(options: WorldOptions): SyntheticWorld {
  const sites = Array.from({ length: options.sites }, (_, index) => syntheticSite(options, index + 1))
  const accommodations = sites.flatMap((site) => syntheticAccommodations(options, site.id))
  const byId = new Map(accommodations.map((row) => [row.id, row]))
  return {
    options,
    calendarFrom: options.calendarFrom,
    nights: options.nights,
    sites,
    accommodations,
    calendarOf: (id, version = 0) => syntheticCalendar(options, { id, version }),
    occupationsOf: (id, version = 0) => syntheticOccupations(options, { row: byId.get(id)!, version }),
  }
}

function syntheticSite(options: WorldOptions, id: number): SiteRow {
  const random = new SeededRandom(options.seed, 1, id)
  const city = random.between(0, options.cities - 1)
  const area = city % options.areas
  const country = area % options.countries
  const funnelIds = range(options.funnels)
  const facilityIds = range(options.siteFacilities).map((at) => 100 + at)
  // Some accommodation facilities belong to whole sites, too.
  const shared = range(options.accommodationFacilities).map((at) => 500 + at)
  return {
    id,
    countryId: country + 1,
    areaId: area + 1,
    cityId: city + 1,
    funnelIds: random.some(funnelIds, (at) => 0.75 / (at + 1)),
    facilityIds: [...random.some(facilityIds, (at) => 0.85 * 0.94 ** at), ...random.some(shared, () => 0.1)],
    ratingTenths: options.ties ? random.between(7, 9) * 10 : random.between(55, 98),
    reviewCount: options.ties ? random.between(0, 1) : random.between(0, 900),
    popularity: options.ties ? random.between(0, 3) : random.between(0, 10_000),
    lat: 36 + country + random.next() * 3,
    lng: -9 + country * 1.4 + random.next() * 4,
    status: random.chance(0.01) ? 'withdrawn' : 'live',
    onRequest: random.chance(0.15),
    stayRules: syntheticRules(options, { country, style: random.between(0, 5) }),
    touristTax: random.chance(0.7)
      ? {
          perPersonNight: random.pick([50, 85, 120, 133, 150, 265]),
          fromAge: random.pick([2, 10, 12, 14, 16, 18]),
          maxNights: random.pick([5, 7, 10, 21, 999]),
        }
      : undefined,
    onSiteCosts: [
      ...(random.chance(0.5)
        ? [{ key: 'cleaning', unit: 'stay' as const, amount: random.pick([2500, 4550, 6999, 9000]) }]
        : []),
      ...(random.chance(0.3)
        ? [{ key: 'environment', unit: 'person-night' as const, amount: random.pick([33, 75, 101]) }]
        : []),
    ],
  }
}

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1)

/** Saturday; Saturday and Sunday and Wednesday; every day. */
const arrivalDays = [0b0100000, 0b1100100, 0b1111111] as const

function syntheticRules(
  options: WorldOptions,
  { country, style }: { country: number; style: number },
): StayRule[] {
  const from = dayNumber(options.calendarFrom)
  const end = from + options.nights
  const rules: StayRule[] = []
  const high = 165 + (country % 8) * 3
  let day = from
  for (let year = 0; day < end; year += 1) {
    for (const [last, strict] of [
      [year * 365 + high, false],
      [year * 365 + high + 70, true],
      [(year + 1) * 365, false],
    ] as const) {
      const to = Math.min(from + last, end)
      if (to <= day) continue
      rules.push({
        from: dateOfDay(day),
        to: dateOfDay(to),
        arrivalDays: strict ? arrivalDays[style % 3]! : arrivalDays[2],
        minNights: strict ? (style < 3 ? 7 : 4) : 2 + (style % 2),
        maxNights: style === 5 ? 21 : 28,
      })
      day = to
    }
  }
  return rules
}

function syntheticAccommodations(options: WorldOptions, siteId: number): AccommodationRow[] {
  const random = new SeededRandom(options.seed, 2, siteId)
  const facilityIds = range(options.accommodationFacilities).map((at) => 500 + at)
  return Array.from({ length: random.between(...options.accommodationsPerSite) }, (_, at) => {
    const category = random.pick(categories)
    const bedrooms = category === 'pitch' ? 0 : random.between(1, 6)
    const maxPersons = category === 'pitch' ? 6 : bedrooms * 2 + random.between(0, 2)
    return {
      id: siteId * 64 + at,
      siteId,
      category,
      bedrooms,
      maxPersons,
      maxAdults: Math.max(1, maxPersons - random.between(0, 3)),
      facilityIds: random.some(facilityIds, (index) => 0.7 / (index + 1)),
      units: random.between(1, options.mostUnits),
    }
  })
}

function syntheticCalendar(
  options: WorldOptions,
  { id, version }: { id: number; version: number },
): CalendarRow {
  const random = new SeededRandom(options.seed, 3, id, version)
  const { nights } = options
  const prices = new Int32Array(nights)
  const open = new Uint8Array(nights)
  const veryDear = random.chance(options.veryDear)
  const unit = veryDear || random.chance(options.oddCents) ? 1 : 100
  const base = veryDear ? 70_001 : options.ties ? random.pick([3000, 4000]) : random.between(1800, 16_000)
  const levels = range(24).map((month) => 1 + 0.6 * Math.sin(((month % 12) / 12) * Math.PI) ** 2)
  const seasonFrom = random.chance(0.2) ? 0 : random.between(60, 110)
  const seasonTo = random.chance(0.2) ? 365 : random.between(260, 310)
  for (let night = 0; night < nights; night += 1) {
    const weekend = night % 7 === 4 || night % 7 === 5 ? 1.15 : 1
    const price = base * levels[Math.floor(night / 31) % 24]! * (options.ties ? 1 : weekend)
    prices[night] = Math.max(unit, Math.round(price / unit) * unit)
    const dayOfYear = night % 365
    open[night] = dayOfYear >= seasonFrom && dayOfYear < seasonTo ? 1 : 0
  }
  // About a third of the season is blocked, in runs.
  for (let run = Math.round((random.between(10, 28) * nights) / 730); run > 0; run -= 1) {
    const from = random.between(0, nights)
    open.fill(0, from, from + random.between(1, 25))
  }
  const row = { accommodationId: id, prices, open }
  return random.chance(options.discounted) ? { ...row, priorPrices: syntheticPriors(random, prices) } : row
}

function syntheticPriors(random: SeededRandom, prices: Int32Array): Int32Array {
  const priors = Int32Array.from(prices)
  const from = random.between(0, prices.length - 1)
  const to = from + random.between(10, 90)
  const factor = random.pick([0.95, 1.004, 1.1, 1.25])
  for (let night = from; night < Math.min(to, prices.length); night += 1)
    priors[night] = Math.round(prices[night]! * factor)
  if (random.chance(0.1)) priors[random.between(0, prices.length - 1)] = 0
  return priors
}

function syntheticOccupations(
  options: WorldOptions,
  { row, version }: { row: AccommodationRow; version: number },
): OccupationRow {
  const random = new SeededRandom(options.seed, 4, row.id, version)
  const firstDay = dayNumber(options.calendarFrom)
  const occupations: Occupation[] = []
  const average = options.nights / Math.max(options.bookingsPerUnit, 0.001)
  for (let unit = 0; unit < row.units; unit += 1) {
    // Each unit's bookings follow each other, sometimes back to back, as the database guarantees.
    let day = random.between(-10, Math.ceil(average))
    while (day < options.nights && options.bookingsPerUnit > 0) {
      const to = day + random.between(1, 14)
      occupations.push({
        unitId: row.id * 100 + unit,
        from: dateOfDay(firstDay + day),
        to: dateOfDay(firstDay + to),
      })
      day = to + (random.chance(0.2) ? 0 : random.between(0, Math.ceil(average * 2)))
    }
  }
  return { accommodationId: row.id, occupations }
}
