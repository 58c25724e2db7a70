import { describe, expect, it } from 'vitest'
import {
  dayAfter,
  monthAfter,
  monthDays,
  monthsBetween,
  weekdayFromMonday,
  within,
} from './calendar-dates.ts'

describe('calendar dates', () => {
  it('go over the ends of months and years', () => {
    expect(monthAfter('2027-12', 1)).toBe('2028-01')
    expect(monthAfter('2027-01', -13)).toBe('2025-12')
    expect(dayAfter('2027-12-31', 1)).toBe('2028-01-01')
    expect(monthsBetween('2027-11', '2028-02')).toEqual(['2027-11', '2027-12', '2028-01', '2028-02'])
    expect(monthsBetween('2027-11', '2027-10')).toEqual([])
  })

  it('know February of a leap year and the days the clocks change', () => {
    expect(monthDays('2028-02').at(-1)).toBe('2028-02-29')
    expect(monthDays('2027-02')).toHaveLength(28)
    expect(new Set(monthDays('2027-03')).size).toBe(31)
    expect(monthDays('2027-10').at(-1)).toBe('2027-10-31')
  })

  it('start the week on Monday', () => {
    expect(weekdayFromMonday('2027-07-05')).toBe(0)
    expect(weekdayFromMonday('2027-07-04')).toBe(6)
  })

  it('stay within limits', () => {
    expect(within('2027-07', ['2027-08', '2027-09'])).toBe('2027-08')
    expect(within('2027-12', ['2027-08', '2027-09'])).toBe('2027-09')
    expect(within('2027-09', ['2027-08', '2027-09'])).toBe('2027-09')
  })
})
