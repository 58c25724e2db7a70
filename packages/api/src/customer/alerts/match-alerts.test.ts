import {
  markets,
  siteCodes,
  type Currency,
  type MarketRow,
  type SiteCode,
} from '@camping/editions/markets.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MarketPricing } from '../../catalogue/pricing/pricing.types.ts'
import { dateOfDay, dayNumber } from '../../catalogue/search/read-model/day-number.ts'
import { createReadModel } from '../../catalogue/search/read-model/answer/create-read-model.ts'
import {
  oneAccommodation,
  oneSite,
  oneSiteModel,
} from '../../catalogue/search/read-model/testing/one-site-model.ts'
import { plainOffers, type PlainRows } from '../../catalogue/search/read-model/testing/plain-search.ts'
import {
  createSyntheticWorld,
  largeWorld,
} from '../../catalogue/search/read-model/testing/synthetic-world.ts'
import { alertMatcher, type AlertSubject, type FreeStay } from './match-alerts.ts'

const euro: MarketPricing = { currency: 'EUR', ppm: 1_000_000, bookingFee: 0, guaranteeFundPerPerson: 0 }
const today = dayNumber('2027-10-15')

/** A chalet for four, three of them adults, of 100 € a night, from 15 October. Three nights cost 300 €. */
const subject: AlertSubject = {
  siteCode: 'nl',
  siteId: 1,
  accommodationId: null,
  arrival: dayNumber('2027-10-20'),
  flexibleDays: 0,
  nights: 3,
  party: { adults: 2, childAges: [] },
  maxTotal: null,
}
const taken = (from: string, to: string, unitId = 1) => ({ unitId, from, to })

type Changes = Parameters<typeof oneSiteModel>[0]
function arrivalsOf(alert: Partial<AlertSubject>, changes: Changes = {}, on = today): string[] {
  const matcher = alertMatcher({ readModel: oneSiteModel(changes), pricingOf: () => euro }, on)
  return matcher.find({ ...subject, ...alert }).map(({ arrival }) => dateOfDay(arrival).slice(5))
}

describe('an alert finds', () => {
  const days = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, at) => `10-${first + at}`)

  test.each<[string, Partial<AlertSubject>, Changes, string[]]>([
    ['its day', {}, {}, ['10-20']],
    ['nothing on a taken night', {}, { occupations: [taken('2027-10-22', '2027-10-23')] }, []],
    [
      'a stay that ends when another begins',
      {},
      { occupations: [taken('2027-10-23', '2027-10-25')] },
      ['10-20'],
    ],
    [
      'the second unit',
      {},
      { accommodation: { units: 2 }, occupations: [taken('2027-10-20', '2027-10-23')] },
      ['10-20'],
    ],
    [
      'nothing when no single unit is free on all nights',
      {},
      {
        accommodation: { units: 2 },
        occupations: [taken('2027-10-20', '2027-10-21', 1), taken('2027-10-21', '2027-10-23', 2)],
      },
      [],
    ],
    ['days around its day, the nearest first', { flexibleDays: 1 }, {}, ['10-20', '10-19', '10-21']],
    [
      'a day around it that is free',
      { flexibleDays: 3 },
      { occupations: [taken('2027-10-18', '2027-10-23')] },
      ['10-23'],
    ],
    ['no day of the past', { arrival: today, flexibleDays: 2 }, {}, days(15, 17)],
    ['nothing beyond the calendar', { arrival: dayNumber('2027-11-13'), flexibleDays: 0 }, {}, []],
    ['a party that fits', { party: { adults: 3, childAges: [0] } }, {}, ['10-20']],
    ['nothing for too many adults', { party: { adults: 4, childAges: [] } }, {}, []],
    ['nothing for too many persons', { party: { adults: 3, childAges: [0, 2] } }, {}, []],
    ['its accommodation', { accommodationId: 1 }, {}, ['10-20']],
    ['nothing in another accommodation', { accommodationId: 2 }, {}, []],
    ['nothing of another site', { siteId: 2 }, {}, []],
    ['a stay of exactly its highest price', { maxTotal: 30_000 }, {}, ['10-20']],
    ['nothing that costs a cent more', { maxTotal: 29_999 }, {}, []],
    [
      'the price with what is paid at the site',
      { maxTotal: 30_000 },
      { site: { onSiteCosts: [{ key: 'cleaning', amount: 1, unit: 'stay' }] } },
      [],
    ],
    ['nothing of a withdrawn site', {}, { site: { status: 'withdrawn' } }, []],
    [
      'nothing shorter than the site sells',
      {},
      {
        site: {
          stayRules: [{ from: '2027-01-01', to: '2028-01-01', arrivalDays: 127, minNights: 4, maxNights: 9 }],
        },
      },
      [],
    ],
    [
      'the arrival days of the site alone',
      { flexibleDays: 7 },
      // Saturdays.
      {
        site: {
          stayRules: [{ from: '2027-01-01', to: '2028-01-01', arrivalDays: 32, minNights: 1, maxNights: 9 }],
        },
      },
      ['10-23', '10-16'],
    ],
    ['nothing on a closed night', {}, { calendar: { open: new Uint8Array(31) } }, []],
  ])('%s', (_what, alert, changes, arrivals) => {
    expect(arrivalsOf(alert, changes)).toEqual(arrivals)
  })

  test('of a cheaper accommodation before a dearer one on the same day', () => {
    const readModel = oneSiteModel({})
    const two = createReadModel({
      calendarFrom: '2027-10-15',
      nights: 31,
      sites: [oneSite],
      accommodations: [accommodationRow(1), accommodationRow(2)],
      calendars: [1, 2].map((accommodationId) => ({
        accommodationId,
        prices: new Int32Array(31).fill(accommodationId === 1 ? 9_000 : 8_000),
        open: new Uint8Array(31).fill(1),
      })),
    })
    expect(readModel.accommodationsOf(1)).toEqual([1])
    const found = alertMatcher({ readModel: two, pricingOf: () => euro }, today).find({
      ...subject,
      flexibleDays: 1,
    })
    expect(found.map(({ accommodationId, arrival }) => [accommodationId, arrival - subject.arrival])).toEqual(
      [
        [2, 0],
        [1, 0],
        [2, -1],
        [2, 1],
        [1, -1],
        [1, 1],
      ],
    )
  })
})

const accommodationRow = (id: number) => ({ ...oneAccommodation, id, maxAdults: 4 })

/** Rates that round, and fees, so that a wrong order of rounding shows. */
const ppm: Readonly<Record<Currency, number>> = { EUR: 1_000_000, GBP: 862_345, CHF: 953_211 }
const pricingOf = ({ currency }: MarketRow): MarketPricing => ({
  currency,
  ppm: ppm[currency],
  bookingFee: currency === 'EUR' ? 0 : 1_500,
  guaranteeFundPerPerson: currency === 'EUR' ? 250 : 0,
})

test('finds what plain loops over plain rows find, for any alert in a nearly full world', () => {
  const world = createSyntheticWorld({
    ...largeWorld,
    seed: 31,
    sites: 12,
    nights: 60,
    calendarFrom: '2027-06-01',
    countries: 2,
    areas: 2,
    cities: 3,
    accommodationsPerSite: [1, 5],
    mostUnits: 3,
    bookingsPerUnit: 4,
    oddCents: 1,
  })
  const ids = world.accommodations.map(({ id }) => id)
  const rows: PlainRows = {
    ...world,
    calendars: new Map(ids.map((id) => [id, world.calendarOf(id)])),
    occupations: new Map(ids.map((id) => [id, world.occupationsOf(id)])),
  }
  const readModel = createReadModel({
    ...rows,
    calendars: rows.calendars.values(),
    occupations: rows.occupations.values(),
  })
  const first = dayNumber('2027-06-01')
  let found = 0
  let empty = 0
  fc.assert(
    fc.property(
      fc.record({
        siteCode: fc.constantFrom<SiteCode>(...siteCodes),
        siteId: fc.integer({ min: 1, max: 12 }),
        accommodationId: fc.oneof(
          { weight: 3, arbitrary: fc.constant(null) },
          { weight: 1, arbitrary: fc.constantFrom(...ids, 9_999) },
        ),
        arrival: fc.integer({ min: first - 3, max: first + 62 }),
        flexibleDays: fc.integer({ min: 0, max: 7 }),
        nights: fc.integer({ min: 1, max: 9 }),
        party: fc.record({
          adults: fc.integer({ min: 1, max: 3 }),
          childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 2 }),
        }),
        maxTotal: fc.oneof(fc.constant(null), fc.integer({ min: 5_000, max: 120_000 })),
      }),
      fc.integer({ min: first - 2, max: first + 20 }),
      fc.option(fc.subarray(ids, { minLength: ids.length / 2 }), { nil: undefined, freq: 1 }),
      (alert, on, changed) => {
        const expected = plainStays(rows, { alert, on, changed })
        const stays = alertMatcher({ readModel, pricingOf }, on).find(alert, changed)
        expect([...stays].sort(byStay)).toEqual(expected)
        for (let at = 1; at < stays.length; at += 1) {
          const [before, after] = [stays[at - 1]!, stays[at]!].map(({ arrival }) =>
            Math.abs(arrival - alert.arrival),
          )
          expect(before).toBeLessThanOrEqual(after!)
        }
        for (const { accommodationId, arrival } of stays) {
          const runs = readModel.bookableStays(accommodationId)?.freeNights() ?? []
          expect(runs.some(({ from, to }) => from <= arrival && arrival < to)).toBe(true)
        }
        if (stays.length > 0) found += 1
        else empty += 1
      },
    ),
    { numRuns: 1_500, seed: 7 },
  )
  // Neither side of the comparison is idle.
  expect(Math.min(found, empty)).toBeGreaterThan(100)
})

const byStay = (a: FreeStay, b: FreeStay) => a.accommodationId - b.accommodationId || a.arrival - b.arrival

/** Every day and accommodation in turn, by the plain search. */
function plainStays(
  rows: PlainRows,
  { alert, on, changed }: { alert: AlertSubject; on: number; changed: readonly number[] | undefined },
): FreeStay[] {
  const site = rows.sites.find(({ id }) => id === alert.siteId)
  if (!site) return []
  const days = Array.from(
    { length: 2 * alert.flexibleDays + 1 },
    (_, at) => alert.arrival - alert.flexibleDays + at,
  )
  return days
    .flatMap((arrival) =>
      plainOffers(rows, {
        site,
        query: {
          today: dateOfDay(on),
          date: dateOfDay(arrival),
          nights: alert.nights,
          ...alert.party,
          market: pricingOf(markets[alert.siteCode]),
        },
      }).map(({ accommodationId, total }) => ({ accommodationId, arrival, total })),
    )
    .filter(({ accommodationId: id }) => alert.accommodationId === null || alert.accommodationId === id)
    .filter(({ accommodationId: id }) => changed === undefined || changed.includes(id))
    .filter(({ total }) => alert.maxTotal === null || total <= alert.maxTotal)
    .sort(byStay)
}
