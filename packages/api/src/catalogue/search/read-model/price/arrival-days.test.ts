import { describe, expect, it } from 'vitest'
import { oneSiteModel, plainQuery } from '../testing/one-site-model.ts'
import type { ArrivalDaysQuery } from '../read-model.types.ts'

const asked: ArrivalDaysQuery = { ...plainQuery, siteId: 1, month: '2027-10', nights: 3 }

describe('arrivalDays', () => {
  const open = new Uint8Array(31).fill(1)
  open[12] = 0
  const model = oneSiteModel({
    calendar: { open },
    accommodation: { units: 2 },
    site: {
      onSiteCosts: [{ key: 'cleaning', amount: 5000, unit: 'stay' }],
      stayRules: [
        { from: '2027-10-01', to: '2027-10-29', arrivalDays: 0b1111011, minNights: 2, maxNights: 28 },
        { from: '2027-10-29', to: '2027-12-01', arrivalDays: 0b1111111, minNights: 7, maxNights: 28 },
      ],
    },
    occupations: [
      { unitId: 1, from: '2027-10-21', to: '2027-10-23' },
      { unitId: 2, from: '2027-10-22', to: '2027-10-24' },
    ],
  })
  const days = model.arrivalDays({ ...asked, today: '2027-10-17' })!
  const on = (date: string) => days.find((day) => day.date === date)!

  it('has every day of the month once', () => {
    expect(days.map((day) => day.date)).toEqual(
      Array.from({ length: 31 }, (_, at) => `2027-10-${String(at + 1).padStart(2, '0')}`),
    )
  })

  it.each([
    ['2027-10-16', 'past', 'past', null],
    ['2027-10-17', 'open', null, 35_000],
    ['2027-10-18', 'open', null, 35_000],
    ['2027-10-19', 'open', null, 35_000],
    ['2027-10-20', 'booked', 'later-night-booked', null],
    ['2027-10-22', 'booked', 'night-booked', null],
    ['2027-10-24', 'open', null, 35_000],
    ['2027-10-25', 'closed', 'later-night-closed', null],
    ['2027-10-27', 'closed', 'night-closed', null],
    ['2027-10-28', 'open', null, 35_000],
    ['2027-10-29', 'too-short', 'min-nights', null],
  ])('%s is %s (%s) at %s', (date, state, reason, lowestTotal) => {
    expect(on(date)).toMatchObject({ state, reason, lowestTotal })
  })

  it('distinguishes a weekday without arrivals from a day without room', () => {
    const wednesday = on('2027-10-20')
    expect(wednesday).toMatchObject({ arrivalAllowed: false, reason: 'later-night-booked' })
    const free = oneSiteModel({
      site: {
        stayRules: [
          { from: '2027-01-01', to: '2028-01-01', arrivalDays: 0b0100000, minNights: 7, maxNights: 7 },
        ],
      },
    })
    const list = free.arrivalDays({ ...asked, nights: 7 })!
    expect(list[19]).toMatchObject({
      date: '2027-10-20',
      state: 'open',
      arrivalAllowed: false,
      reason: 'arrival-weekday',
      lowestTotal: null,
    })
    expect(list[22]).toMatchObject({
      date: '2027-10-23',
      state: 'open',
      reason: null,
      lowestTotal: 70_000,
      minNights: 7,
    })
  })

  it('reports that each night is free but no unit for all of them', () => {
    const split = oneSiteModel({
      accommodation: { units: 2 },
      occupations: [
        { unitId: 1, from: '2027-10-20', to: '2027-10-22' },
        { unitId: 2, from: '2027-10-22', to: '2027-10-24' },
      ],
    })
    expect(split.arrivalDays(asked)![19]).toMatchObject({ state: 'booked', reason: 'no-single-unit' })
    expect(split.arrivalDays({ ...asked, nights: 2 })![19]).toMatchObject({ state: 'open' })
  })

  it('does not offer what runs beyond the calendar, too small, or too long a stay', () => {
    const november = model.arrivalDays({ ...asked, month: '2027-11', nights: 7 })!
    expect(november).toHaveLength(30)
    expect(november[7]).toMatchObject({ date: '2027-11-08', state: 'open' })
    expect(november[8]).toMatchObject({ date: '2027-11-09', state: 'too-early', reason: 'beyond-calendar' })
    expect(model.arrivalDays({ ...asked, adults: 4 })![17]).toMatchObject({
      state: 'closed',
      reason: 'party-too-large',
    })
  })

  it('reports the length that could start where the requested one breaks a rule, at the price of a search', () => {
    const rule = { from: '2027-01-01', to: '2028-01-01', arrivalDays: 0b1111111, minNights: 4, maxNights: 6 }
    const ruled = oneSiteModel({ site: { stayRules: [rule] }, calendar: { open } })
    const dayOf = (nights: number, date: string) =>
      ruled.arrivalDays({ ...asked, nights })!.find((day) => day.date === date)!
    const totalOf = (nights: number, date: string) =>
      ruled.search({ ...plainQuery, nights, date }).sites[0]?.total
    // The 27th is closed: from the 20th six nights fit, from the 24th three, from the 23rd exactly the four of the
    // rule.
    expect(dayOf(3, '2027-10-23')).toMatchObject({
      reason: 'min-nights',
      otherNights: { nights: 4, total: totalOf(4, '2027-10-23') },
    })
    expect(dayOf(3, '2027-10-24')).toMatchObject({ reason: 'min-nights', otherNights: null })
    expect(dayOf(7, '2027-10-20')).toMatchObject({
      reason: 'max-nights',
      otherNights: { nights: 6, total: totalOf(6, '2027-10-20') },
    })
    expect(dayOf(5, '2027-10-20')).toMatchObject({ reason: null, otherNights: null })
  })

  it('prices the same as a search does', () => {
    for (const day of model.arrivalDays({ ...asked, childAges: [3] })!) {
      const { sites } = model.search({ ...plainQuery, childAges: [3], date: day.date })
      expect(day.lowestTotal).toBe(sites[0]?.total ?? null)
    }
  })

  it('answers nothing for another site, an accommodation of another site, a withdrawn one', () => {
    expect(model.arrivalDays({ ...asked, siteId: 2 })).toBeUndefined()
    expect(model.arrivalDays({ ...asked, accommodationId: 2 })).toBeUndefined()
    expect(model.arrivalDays({ ...asked, accommodationId: 1 })).toHaveLength(31)
    expect(oneSiteModel({ site: { status: 'withdrawn' } }).arrivalDays(asked)).toBeUndefined()
  })
})
