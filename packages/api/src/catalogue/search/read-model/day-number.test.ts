import { describe, expect, it } from 'vitest'
import { dateOfDay, dayNumber, weekdayOf } from './day-number.ts'

describe('dayNumber', () => {
  it('counts every day from 1970 to 2100 one by one, as Date does', () => {
    for (let day = 0; day < 47_847; day += 1)
      if (dayNumber(dateOfDay(day)) !== day) throw new Error(dateOfDay(day))
  })

  it.each([
    '2027-02-29',
    '2100-02-29',
    '2027-13-01',
    '2027-00-10',
    '2027-04-31',
    '2027-4-1',
    '27-04-01',
    '2027-04-01T00',
    '2027/04/01',
    '',
    '٢٠٢٧-٠٤-٠١',
  ])('refuses %j', (date) => {
    expect(() => dayNumber(date)).toThrow(RangeError)
  })

  it('takes leap days', () => {
    expect(dayNumber('2028-03-01') - dayNumber('2028-02-28')).toBe(2)
    expect(dayNumber('2000-02-29')).toBe(11_016)
  })

  it.each([
    ['spring', '2027-03-27', '2027-03-29'],
    ['autumn', '2027-10-30', '2027-11-01'],
  ])('has two nights over the clock change in %s', (_, from, to) => {
    expect(dayNumber(to) - dayNumber(from)).toBe(2)
  })

  it('knows weekdays, Monday first', () => {
    expect(['2027-03-01', '2027-03-06', '2027-03-07'].map((date) => weekdayOf(dayNumber(date)))).toEqual([
      0, 5, 6,
    ])
  })
})
