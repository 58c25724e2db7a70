import type { SiteCalendarReply } from '@camping/contract/site.schemas.ts'
import { describe, expect, it } from 'vitest'
import { monthsAround, nearestArrivals } from './arrivals.rules.ts'

const day = (date: string, change: Partial<SiteCalendarReply['days'][number]> = {}) => ({
  date,
  state: 'open' as const,
  lowestTotal: 50_000,
  minNights: 3,
  arrivalAllowed: true,
  reason: null,
  otherNights: null,
  ...change,
})

describe('nearestArrivals', () => {
  const days = [
    day('2027-07-03'),
    day('2027-07-08', { arrivalAllowed: false }),
    day('2027-07-09', { state: 'booked', lowestTotal: null }),
    day('2027-07-10'),
    day('2027-07-12', { lowestTotal: 61_000 }),
    day('2027-07-17'),
    day('2027-07-31'),
  ]

  it('takes the nearest bookable days but the wished one, in calendar order', () => {
    expect(nearestArrivals(days, '2027-07-10')).toEqual([
      { date: '2027-07-03', total: 50_000 },
      { date: '2027-07-12', total: 61_000 },
      { date: '2027-07-17', total: 50_000 },
    ])
  })

  it('is empty when nothing is open', () => {
    expect(
      nearestArrivals([day('2027-07-01', { state: 'closed', lowestTotal: null })], '2027-07-02'),
    ).toEqual([])
  })
})

describe('monthsAround', () => {
  it.each([
    ['2027-07-10', ['2027-07', '2027-06']],
    ['2027-07-16', ['2027-07', '2027-08']],
    ['2027-01-02', ['2027-01', '2026-12']],
    ['2027-12-31', ['2027-12', '2028-01']],
    ['2027-03-31', ['2027-03', '2027-04']],
  ])('%s → %j', (date, months) => {
    expect(monthsAround(date)).toEqual(months)
  })
})
