import { describe, expect, it } from 'vitest'
import { monthDays, monthsApart, shiftMonth, weekdayFromMonday } from './month-grid.ts'

describe('month grid', () => {
  it.each([
    ['2027-01', -1, '2026-12'],
    ['2026-12', 1, '2027-01'],
    ['2027-07', 0, '2027-07'],
  ])('%s shifted by %d is %s', (month, by, expected) => {
    expect(shiftMonth(month, by)).toBe(expected)
  })

  it('counts months over a year', () => {
    expect(monthsApart('2026-11', '2027-07')).toBe(8)
    expect(monthsApart('2027-07', '2026-11')).toBe(-8)
  })

  it('knows February of a leap year and the days the clocks change', () => {
    expect(monthDays('2028-02').at(-1)).toBe('2028-02-29')
    expect(monthDays('2027-02')).toHaveLength(28)
    expect(new Set(monthDays('2027-03')).size).toBe(31)
    expect(monthDays('2027-10').at(-1)).toBe('2027-10-31')
  })

  it('starts the week on Monday', () => {
    expect(weekdayFromMonday('2027-07-05')).toBe(0)
    expect(weekdayFromMonday('2027-07-04')).toBe(6)
  })
})
