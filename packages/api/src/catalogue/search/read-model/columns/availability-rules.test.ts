import { describe, expect, it } from 'vitest'
import { oneSiteModel, plainQuery } from '../testing/one-site-model.ts'
import type { SearchPageQuery } from '../read-model.types.ts'

const found = (model: ReturnType<typeof oneSiteModel>, query: Partial<SearchPageQuery>): number =>
  model.search({ ...plainQuery, ...query }).total

describe('units', () => {
  const taken = [{ unitId: 7, from: '2027-10-18', to: '2027-10-20' }]

  it.each([
    ['2027-10-20', 3, 1, 'arriving on the day of departure'],
    ['2027-10-16', 2, 1, 'leaving on the day of arrival'],
    ['2027-10-16', 3, 0, 'overlapping by the last night'],
    ['2027-10-19', 3, 0, 'overlapping by the first night'],
    ['2027-10-17', 5, 0, 'around it'],
  ])('%s for %i nights finds %i: %s', (date, nights, total) => {
    expect(found(oneSiteModel({ occupations: taken }), { date, nights })).toBe(total)
  })

  it('requires one unit for the whole stay, not a free one each night', () => {
    const occupations = [
      { unitId: 1, from: '2027-10-20', to: '2027-10-22' },
      { unitId: 2, from: '2027-10-22', to: '2027-10-24' },
    ]
    const model = oneSiteModel({ accommodation: { units: 2 }, occupations })
    expect(found(model, { date: '2027-10-20', nights: 4 })).toBe(0)
    expect(found(model, { date: '2027-10-20', nights: 2 })).toBe(1)
    expect(found(model, { date: '2027-10-22', nights: 2 })).toBe(1)
    const third = oneSiteModel({ accommodation: { units: 3 }, occupations })
    expect(third.search({ ...plainQuery, nights: 4 }).sites[0]).toMatchObject({
      availability: 'few',
      unitsLeft: 1,
    })
  })

  it('holds bookings that begin before and end after the calendar', () => {
    const occupations = [
      { unitId: 1, from: '2027-09-01', to: '2027-10-16' },
      { unitId: 1, from: '2027-11-13', to: '2028-02-01' },
    ]
    const model = oneSiteModel({ occupations })
    expect(found(model, { date: '2027-10-15', nights: 1 })).toBe(0)
    expect(found(model, { date: '2027-10-16', nights: 1 })).toBe(1)
    expect(found(model, { date: '2027-11-12', nights: 1 })).toBe(1)
    expect(found(model, { date: '2027-11-12', nights: 2 })).toBe(0)
  })

  it('does not sell more units than there still are', () => {
    const occupations = [1, 2, 3].map((unitId) => ({ unitId, from: '2027-10-20', to: '2027-10-21' }))
    const model = oneSiteModel({ accommodation: { units: 3 }, occupations: occupations.slice(0, 2) })
    expect(model.search(plainQuery).sites[0]!.unitsLeft).toBe(1)
    const reduced = oneSiteModel({ accommodation: { units: 2 }, occupations })
    expect(found(reduced, {})).toBe(0)
    expect(found(reduced, { date: '2027-10-21' })).toBe(1)
  })

  it.each([
    [2, 'few'],
    [3, 'available'],
  ])('%i units left are %s', (units, availability) => {
    const model = oneSiteModel({ accommodation: { units } })
    expect(model.search(plainQuery).sites[0]).toMatchObject({ availability, unitsLeft: units })
  })

  it('returns on-request for a site that confirms bookings itself', () => {
    const model = oneSiteModel({ site: { onRequest: true } })
    expect(model.search(plainQuery).sites[0]!.availability).toBe('on-request')
  })
})

describe('calendar', () => {
  it('sells the last night and nothing beyond', () => {
    const model = oneSiteModel({})
    expect(found(model, { date: '2027-11-12', nights: 3 })).toBe(1)
    expect(found(model, { date: '2027-11-12', nights: 4 })).toBe(0)
    expect(found(model, { date: '2027-11-15', nights: 1 })).toBe(0)
    expect(found(model, { date: '2027-10-14', nights: 2, today: '2027-10-01' })).toBe(0)
  })

  it('does not sell the past, but today', () => {
    const model = oneSiteModel({})
    expect(found(model, { date: '2027-10-20', today: '2027-10-21' })).toBe(0)
    expect(found(model, { date: '2027-10-20', today: '2027-10-20' })).toBe(1)
  })

  it('counts nights, not hours, over the change to winter time', () => {
    const prices = new Int32Array(31).map((_, night) => 100 * (night + 1))
    const model = oneSiteModel({ calendar: { prices } })
    const [hit] = model.search({ ...plainQuery, date: '2027-10-30', nights: 2 }).sites
    expect(hit!.stay).toBe(1600 + 1700)
  })

  it('closes nights without a price and nights that are not open', () => {
    const prices = new Int32Array(31).fill(10_000)
    prices[6] = 0
    expect(found(oneSiteModel({ calendar: { prices } }), {})).toBe(0)
    const open = new Uint8Array(31).fill(1)
    open[7] = 0
    expect(found(oneSiteModel({ calendar: { open } }), {})).toBe(0)
    expect(found(oneSiteModel({ calendar: { open } }), { nights: 2 })).toBe(1)
  })

  it('reads a calendar that begins on another day', () => {
    const prices = [70_001, 70_002, 70_003]
    const model = oneSiteModel({ calendar: { from: '2027-10-20', prices, open: [1, 1, 1] } })
    expect(model.search(plainQuery).sites[0]!.stay).toBe(210_006)
    expect(found(model, { date: '2027-10-19' })).toBe(0)
  })

  it('adds up very dear nights to the cent', () => {
    const prices = new Int32Array(31).map((_, night) => 9_999_999 + night)
    const model = oneSiteModel({ calendar: { prices } })
    const expected = 9_999_999 * 28 + (28 * 27) / 2
    expect(model.search({ ...plainQuery, date: '2027-10-15', nights: 28 }).sites[0]!.stay).toBe(expected)
  })
})

describe('party', () => {
  it.each([
    [2, [], 1],
    [2, [9, 1], 1],
    [2, [9, 5, 0], 0],
    [3, [8], 1],
    [4, [], 0],
  ])('%i adults with children of %j: %i', (adults, childAges, total) => {
    expect(found(oneSiteModel({}), { adults, childAges })).toBe(total)
  })
})

describe('stay rules', () => {
  const stayRules = [
    { from: '2027-10-01', to: '2027-10-23', arrivalDays: 0b1111111, minNights: 2, maxNights: 4 },
    { from: '2027-10-23', to: '2027-12-01', arrivalDays: 0b0100000, minNights: 7, maxNights: 14 },
  ]
  it.each([
    ['2027-10-22', 4, 1, 'the rule of the arrival day governs the whole stay'],
    ['2027-10-22', 1, 0, 'too short'],
    ['2027-10-22', 5, 0, 'too long'],
    ['2027-10-23', 7, 1, 'a Saturday'],
    ['2027-10-24', 7, 0, 'a Sunday'],
    ['2027-10-30', 4, 0, 'the shorter stay was allowed only before'],
  ])('arriving %s for %i nights: %i, %s', (date, nights, total) => {
    expect(found(oneSiteModel({ site: { stayRules } }), { date, nights })).toBe(total)
  })
})

describe('withdrawn sites', () => {
  it('never appear, and come back when they are live again', () => {
    const model = oneSiteModel({ site: { status: 'withdrawn' } })
    expect(found(model, {})).toBe(0)
    expect(model.accommodations({ ...plainQuery, siteId: 1, order: 'price' })).toEqual([])
    expect(model.applySiteStatus(1, 'live')).toBe(true)
    expect(found(model, {})).toBe(1)
    expect(model.applySiteStatus(1, 'withdrawn')).toBe(true)
    expect(found(model, {})).toBe(0)
    expect(model.applySiteStatus(2, 'live')).toBe(false)
  })
})
