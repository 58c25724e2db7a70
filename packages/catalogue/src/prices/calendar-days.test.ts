import { describe, expect, it } from 'vitest'
import {
  createCalendarFrame,
  dateOf,
  dayNumber,
  defaultBookingDate,
  weekdayOf,
  yearDayOf,
} from './calendar-days.ts'

describe('calendar days', () => {
  it('counts plain dates through the change of the clocks', () => {
    expect(dayNumber('2027-03-29') - dayNumber('2027-03-27')).toBe(2)
    expect(dateOf(dayNumber('2028-02-28') + 1)).toBe('2028-02-29')
    expect(weekdayOf(dayNumber('2026-11-23'))).toBe(0)
    expect(weekdayOf(dayNumber('1969-12-29'))).toBe(0)
  })

  it('gives a month-day one number in every year', () => {
    expect(yearDayOf('03-01')).toBe(60)
    expect(yearDayOf('12-31')).toBe(365)
  })

  it('starts on the first of the month', () => {
    const frame = createCalendarFrame('2026-11-21')
    expect(frame.from).toBe('2026-11-01')
    expect(frame.weekdays).toHaveLength(730)
    expect(frame.weekdays[0]).toBe(6)
  })

  it.each([
    ['2026-11-21', '2027-07-03'],
    ['2026-01-10', '2026-07-04'],
    ['2026-06-20', '2026-07-04'],
    ['2026-06-21', '2027-07-03'],
    ['2026-12-31', '2027-07-03'],
  ])('on %s the default date is %s', (today, date) => expect(defaultBookingDate(today)).toBe(date))

  it('refuses what is no date', () => expect(() => dayNumber('2026-13-01')).toThrow(RangeError))
})
