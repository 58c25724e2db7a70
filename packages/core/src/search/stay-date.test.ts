import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addNights, isStayDate, nightsBetween } from './criteria.rules.ts'

describe('isStayDate', () => {
  it.each([
    ['2027-07-03', true],
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2027-02-30', false],
    ['2027-04-31', false],
    ['2027-13-01', false],
    ['2027-00-10', false],
    ['2027-01-00', false],
    ['2027-1-1', false],
    ['2027-07-03\n', false],
    [' 2027-07-03', false],
    ['2027-07-03T00:00:00Z', false],
    ['20270703', false],
    ['٢٠٢٧-٠٧-٠٣', false],
    ['', false],
  ])('%j: %s', (text, real) => {
    expect(isStayDate(text)).toBe(real)
  })

  it('never throws on digits in the right places', () => {
    const digits = fc.stringMatching(/^\d{4}-\d{2}-\d{2}$/)
    fc.assert(
      fc.property(digits, (text) => {
        const [year, month, day] = text.split('-').map(Number) as [number, number, number]
        const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
        const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
        expect(isStayDate(text)).toBe(day >= 1 && day <= days)
      }),
      { numRuns: 2000 },
    )
  })
})

describe.each(['UTC', 'Europe/Paris', 'America/New_York', 'Pacific/Auckland'])(
  'nights in a process that runs in %s',
  (zone) => {
    beforeEach(() => {
      vi.stubEnv('TZ', zone)
    })
    afterEach(() => {
      vi.unstubAllEnvs()
    })

    it('sets the clock of this process', () => {
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
    })

    // The last Sundays of March and October have 23 and 25 hours in Europe.
    it.each([
      ['2027-03-27', 1, '2027-03-28'],
      ['2027-03-28', 1, '2027-03-29'],
      ['2027-03-25', 7, '2027-04-01'],
      ['2027-10-30', 1, '2027-10-31'],
      ['2027-10-31', 1, '2027-11-01'],
      ['2027-10-28', 7, '2027-11-04'],
      ['2028-02-28', 2, '2028-03-01'],
      ['2027-12-29', 7, '2028-01-05'],
    ])('F55: %s and %i nights end on %s', (from, nights, to) => {
      expect(addNights(from, nights)).toBe(to)
      expect(nightsBetween(from, to)).toBe(nights)
      expect(addNights(to, -nights)).toBe(from)
    })
  },
)

describe('addNights and nightsBetween', () => {
  it('undo each other', () => {
    const date = fc.integer({ min: 0, max: 40_000 }).map((days) => addNights('2000-01-01', days))
    fc.assert(
      fc.property(date, fc.integer({ min: 0, max: 400 }), (from, nights) => {
        const to = addNights(from, nights)
        expect(isStayDate(to)).toBe(true)
        expect(nightsBetween(from, to)).toBe(nights)
        expect(to >= from).toBe(true)
      }),
    )
  })
})
