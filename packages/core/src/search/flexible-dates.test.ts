import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  activeFlexibility,
  addMonths,
  arrivalDates,
  arrivalWindow,
  bestArrival,
  exactDate,
  type Flexibility,
  addNights,
} from './criteria.rules.ts'

const today = '2027-03-10'
const datesOf = (flexibility: Flexibility, date = '2027-07-10', from = today) =>
  arrivalDates(arrivalWindow(flexibility, { date, today: from }))

const anyDate = fc.integer({ min: 0, max: 700 }).map((days) => addNights(today, days))
const anyMonth = fc.integer({ min: 0, max: 23 }).map((count) => addMonths('2027-03', count))
const anyFlexibility: fc.Arbitrary<Flexibility> = fc.oneof(
  fc.constant(exactDate),
  anyDate.map((date) => ({ kind: 'around' as const, date })),
  fc.record({ kind: fc.constantFrom('weekend' as const, 'month' as const), month: anyMonth }),
)

describe('arrivalWindow', () => {
  it('shows a week on either side of an exact date', () => {
    const dates = datesOf(exactDate)
    expect(dates).toHaveLength(15)
    expect([dates[0], dates[14]]).toEqual(['2027-07-03', '2027-07-17'])
  })

  it('allows three days before and after', () => {
    expect(datesOf({ kind: 'around', date: '2027-07-01' })).toEqual([
      '2027-06-28',
      '2027-06-29',
      '2027-06-30',
      '2027-07-01',
      '2027-07-02',
      '2027-07-03',
      '2027-07-04',
    ])
  })

  it('arrives on a Friday for a weekend', () => {
    const fridays = ['2027-07-02', '2027-07-09', '2027-07-16', '2027-07-23', '2027-07-30']
    expect(datesOf({ kind: 'weekend', month: '2027-07' })).toEqual(fridays)
  })

  it('allows every day of a month, and of February in a leap year', () => {
    expect(datesOf({ kind: 'month', month: '2027-07' })).toHaveLength(31)
    const february = datesOf({ kind: 'month', month: '2028-02' })
    expect([february[0], february.at(-1)]).toEqual(['2028-02-01', '2028-02-29'])
  })

  it('never has a day that is past, and nothing of a month that is', () => {
    expect(datesOf({ kind: 'month', month: '2027-03' })[0]).toBe(today)
    expect(datesOf({ kind: 'around', date: '2027-03-11' })[0]).toBe(today)
    expect(datesOf({ kind: 'month', month: '2027-02' })).toEqual([])
    fc.assert(
      fc.property(anyFlexibility, anyDate, (flexibility, date) => {
        const dates = datesOf(flexibility, date)
        expect(dates.every((each) => each >= today)).toBe(true)
        expect(dates.length).toBeLessThanOrEqual(31)
        expect(new Set(dates).size).toBe(dates.length)
      }),
    )
  })
})

describe('activeFlexibility', () => {
  it('forgets a choice whose days the date has left', () => {
    const july: Flexibility = { kind: 'month', month: '2027-07' }
    expect(activeFlexibility(july, '2027-07-31', today)).toBe(july)
    expect(activeFlexibility(july, '2027-08-01', today)).toBe(exactDate)
    expect(activeFlexibility(july, null, today)).toBe(exactDate)
    expect(activeFlexibility({ kind: 'weekend', month: '2027-07' }, '2027-07-03', today)).toBe(exactDate)
  })

  it('is valid for each of its days', () => {
    fc.assert(
      fc.property(anyFlexibility, anyDate, (flexibility, date) => {
        for (const each of datesOf(flexibility, date))
          expect(activeFlexibility(flexibility, each, today)).toEqual(flexibility)
      }),
    )
  })
})

describe('bestArrival', () => {
  const days = [
    { date: '2027-07-08', total: 500_00, sites: 3 },
    { date: '2027-07-09', total: null, sites: 0 },
    { date: '2027-07-10', total: 400_00, sites: 1 },
    { date: '2027-07-11', total: 300_00, sites: 2 },
    { date: '2027-07-12', total: 400_00, sites: 2 },
    { date: '2027-07-13', total: 400_00, sites: 2 },
  ]
  const all = days.map(({ date }) => date)

  it('is the lowest total among the allowed days', () => {
    expect(bestArrival(days, { dates: all, wished: '2027-07-08' })).toBe('2027-07-11')
    expect(bestArrival(days, { dates: ['2027-07-08', '2027-07-09'], wished: '2027-07-09' })).toBe(
      '2027-07-08',
    )
  })

  it('is the nearest of equal days, the earlier of two just as near', () => {
    const dates = all.filter((date) => date !== '2027-07-11')
    expect(bestArrival(days, { dates, wished: '2027-07-13' })).toBe('2027-07-13')
    expect(bestArrival(days, { dates, wished: '2027-07-11' })).toBe('2027-07-10')
  })

  it('is none when nothing is free', () => {
    expect(bestArrival(days, { dates: ['2027-07-09'], wished: '2027-07-09' })).toBeUndefined()
    expect(bestArrival([], { dates: all, wished: '2027-07-09' })).toBeUndefined()
  })
})
