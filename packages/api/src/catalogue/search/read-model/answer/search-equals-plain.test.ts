import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createReadModel } from './create-read-model.ts'
import { dateOfDay, dayNumber } from '../day-number.ts'
import type { PlainRows } from '../testing/plain-search.ts'
import { plainOffers, plainSearch } from '../testing/plain-search.ts'
import type { ReadModel, SearchPageQuery } from '../read-model.types.ts'
import type { SyntheticWorld, WorldOptions } from '../testing/synthetic-world.ts'
import { createSyntheticWorld, largeWorld } from '../testing/synthetic-world.ts'

const small: WorldOptions = {
  ...largeWorld,
  sites: 60,
  nights: 120,
  calendarFrom: '2027-05-20',
  countries: 3,
  areas: 7,
  cities: 15,
  funnels: 3,
  siteFacilities: 5,
  accommodationFacilities: 4,
  accommodationsPerSite: [0, 9],
  mostUnits: 3,
  bookingsPerUnit: 9,
  veryDear: 0.05,
  discounted: 0.6,
}
const worlds: Record<string, WorldOptions & { runs?: number; misplaced?: boolean }> = {
  'many equal sites': { ...small, ties: true, seed: 11 },
  'odd cents and dear nights': { ...small, oddCents: 1, veryDear: 0.3, seed: 12 },
  'sites of very many accommodations': { ...small, sites: 14, accommodationsPerSite: [30, 60], seed: 13 },
  'more sites and facilities than fit one count': {
    ...small,
    sites: 700,
    accommodationsPerSite: [1, 2],
    accommodationFacilities: 30,
    bookingsPerUnit: 2,
    seed: 15,
    runs: 40,
  },
  'cities and areas in two countries': { ...small, misplaced: true, seed: 16 },
  'nearly fully booked': { ...small, bookingsPerUnit: 25, mostUnits: 4, seed: 14 },
}

function rowsOf(world: SyntheticWorld, misplaced: boolean): PlainRows {
  const ids = world.accommodations.map((row) => row.id)
  return {
    calendarFrom: world.calendarFrom,
    nights: world.nights,
    sites: world.sites.map((site) => ({
      ...site,
      countryId: misplaced && site.id % 4 === 0 ? (site.countryId % 3) + 1 : site.countryId,
    })),
    accommodations: world.accommodations,
    calendars: new Map(ids.map((id) => [id, world.calendarOf(id)])),
    occupations: new Map(ids.map((id) => [id, world.occupationsOf(id)])),
  }
}

const modelOf = (rows: PlainRows): ReadModel =>
  createReadModel({ ...rows, calendars: rows.calendars.values(), occupations: rows.occupations.values() })

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 3 })
const rarely = <Value>(value: fc.Arbitrary<Value>) =>
  fc.tuple(fc.integer({ min: 0, max: 3 }), value).map(([dice, found]) => (dice === 0 ? found : undefined))
const list = (max: number) => fc.array(fc.integer({ min: 1, max }), { maxLength: 3 })

/** Mostly plausible searches, some with unknown places, empty lists, or dates at and beyond the edges. */
function queries({ options }: SyntheticWorld): fc.Arbitrary<SearchPageQuery> {
  const first = dayNumber(options.calendarFrom)
  return fc.record({
    today: fc.constantFrom(options.calendarFrom, dateOfDay(first + 20)),
    date: fc.integer({ min: -2, max: options.nights + 1 }).map((night) => dateOfDay(first + night)),
    nights: fc.oneof(
      { arbitrary: fc.constantFrom(2, 3, 4, 7), weight: 4 },
      { arbitrary: fc.integer({ min: 1, max: 29 }), weight: 1 },
    ),
    adults: fc.integer({ min: 1, max: 4 }),
    childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 }),
    funnelId: rarely(fc.integer({ min: 1, max: options.funnels + 1 })),
    countryId: rarely(fc.integer({ min: 1, max: options.countries + 1 })),
    areaId: rarely(fc.integer({ min: 1, max: options.areas })),
    cityId: rarely(rarely(fc.integer({ min: 1, max: options.cities }))),
    siteId: rarely(rarely(fc.integer({ min: 1, max: options.sites }))),
    siteIds: rarely(fc.array(fc.integer({ min: 0, max: options.sites + 1 }), { maxLength: 40 })),
    bounds: rarely(
      fc.record({
        north: fc.integer({ min: 37, max: 42 }),
        south: fc.integer({ min: 35, max: 38 }),
        west: fc.integer({ min: -10, max: 0 }),
        east: fc.integer({ min: -8, max: 4 }),
      }),
    ),
    filter: maybe(
      fc.record({
        site: maybe(
          fc.record({
            facilities: maybe(fc.array(fc.constantFrom(101, 102, 103, 501, 502, 504, 999), { maxLength: 2 })),
            countries: rarely(list(options.countries + 1)),
            areas: rarely(list(options.areas + 1)),
            funnels: rarely(list(options.funnels + 1)),
            rating: rarely(fc.constantFrom(60, 75, 80, 85, 90, 100)),
          }),
        ),
        accommodation: maybe(
          fc.record({
            categories: rarely(
              fc.array(fc.constantFrom('pitch', 'chalet', 'mobile-home', 'castle'), { maxLength: 3 }),
            ),
            bedrooms: rarely(fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 3 })),
            price: rarely(
              fc.record({
                from: maybe(fc.integer({ min: 0, max: 120_000 })),
                to: maybe(fc.integer({ min: 20_000, max: 300_000 })),
              }),
            ),
          }),
        ),
      }),
    ),
    order: fc.constantFrom('popular', 'price', 'reviews'),
    direction: fc.constantFrom('asc', 'desc'),
    page: fc.constantFrom(1, 1, 1, 2, 5),
    limit: fc.constantFrom(1, 3, 10, 50),
    histograms: fc.boolean(),
    market: fc.constantFrom(
      { currency: 'EUR', ppm: 1_000_000, bookingFee: 1500, guaranteeFundPerPerson: 500 },
      { currency: 'GBP', ppm: 857_313, bookingFee: 0, guaranteeFundPerPerson: 0 },
      { currency: 'CHF', ppm: 943_501, bookingFee: 1990, guaranteeFundPerPerson: 0 },
      // So coarse that different euro prices become equal.
      { currency: 'GBP', ppm: 1_003, bookingFee: 0, guaranteeFundPerPerson: 0 },
    ),
  }) as fc.Arbitrary<SearchPageQuery>
}

describe.each(Object.entries(worlds))('search in a world of %s', (_, options) => {
  const world = createSyntheticWorld(options)
  const rows = rowsOf(world, options.misplaced ?? false)
  const model = modelOf(rows)

  it('answers like plain loops: same sites, order, totals and facets', () => {
    let found = 0
    fc.assert(
      fc.property(queries(world), (query) => {
        const answer = model.search(query)
        found += answer.total > 0 ? 1 : 0
        expect(answer).toEqual(plainSearch(rows, query))
      }),
      { numRuns: options.runs ?? 250, seed: options.seed },
    )
    expect(found).toBeGreaterThan((options.runs ?? 250) / 6)
  })

  it('puts the same sites on the map at the same price', () => {
    fc.assert(
      fc.property(queries(world), (query) => {
        const everything = plainSearch(rows, { ...query, page: 1, limit: 1000 })
        const { total, pins } = model.map({ ...query, limit: query.limit })
        expect(total).toBe(everything.total)
        const expected = everything.sites
          .slice(0, query.limit)
          .map((hit) => ({ siteId: hit.siteId, total: hit.total }))
        expect(pins.map(({ siteId, total: price }) => ({ siteId, total: price }))).toEqual(expected)
      }),
      { numRuns: 60, seed: options.seed },
    )
  })

  it('returns the lowest total and the number of sites of each arrival day', () => {
    let free = 0
    fc.assert(
      fc.property(queries(world), fc.integer({ min: 1, max: 9 }), (query, days) => {
        const expected = Array.from({ length: days }, (_, at) => {
          const date = dateOfDay(dayNumber(query.date) + at)
          const { sites } = plainSearch(rows, { ...query, date, page: 1, limit: 1000 })
          return {
            date,
            total: sites.length > 0 ? Math.min(...sites.map(({ total }) => total)) : null,
            sites: sites.length,
          }
        })
        free += expected.filter(({ total }) => total !== null).length
        expect(model.arrivalTotals({ ...query, days })).toEqual(expected)
      }),
      { numRuns: 25, seed: options.seed },
    )
    expect(free).toBeGreaterThan(10)
  })

  it('lists the accommodations of a site like plain loops', () => {
    fc.assert(
      fc.property(queries(world), fc.constantFrom(...rows.sites), (query, site) => {
        const asked = {
          ...query,
          siteId: site.id,
          order: 'price' as const,
          areaId: undefined,
          countryId: undefined,
        }
        const sign = asked.direction === 'desc' ? -1 : 1
        const expected = plainOffers(rows, { query: asked, site })
          .map(({ row: _row, ...offer }) => offer)
          .sort((a, b) => sign * (a.total - b.total) || a.accommodationId - b.accommodationId)
        expect(model.accommodations(asked)).toEqual(expected)
      }),
      { numRuns: 100, seed: options.seed },
    )
  })
})
