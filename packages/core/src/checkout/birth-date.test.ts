import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ageOn, birthDateProblem, isNoDate, isoBirthDate } from './booker.rules.ts'

const today = '2026-11-21'
const arrival = '2027-07-03'
const parts = (text: string) => {
  const [day, month, year] = text.split('.')
  return { ...(day && { day }), ...(month && { month }), ...(year && { year }) }
}

describe('isoBirthDate', () => {
  it.each([
    ['1.2.1988', '1988-02-01'],
    ['29.02.1988', '1988-02-29'],
    ['29.2.1987', null],
    ['31.4.1990', null],
    ['0.1.1990', null],
    ['1.13.1990', null],
    ['1.1.90', null],
    ['1.1.0090', null],
    [' 7 . 8 . 1999 ', '1999-08-07'],
    ['1e1.1.1990', null],
    ['-1.1.1990', null],
    ['1..1990', null],
    ['..', null],
  ])('%s → %s', (text, iso) => {
    expect(isoBirthDate(parts(text))).toBe(iso)
  })

  it('takes every real day back to itself', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2026-11-21'), noInvalidDate: true })
    fc.assert(
      fc.property(days, (at) => {
        const iso = at.toISOString().slice(0, 10)
        const [year, month, day] = iso.split('-').map((part) => String(Number(part)))
        expect(isoBirthDate({ year: year ?? '', month: month ?? '', day: day ?? '' })).toBe(iso)
      }),
    )
  })
})

it.each([
  ['2000-07-03', '2018-07-03', 18],
  ['2000-07-04', '2018-07-03', 17],
  ['2000-02-29', '2018-02-28', 17],
  ['2000-02-29', '2018-03-01', 18],
])('born %s, on %s: %d', (birthDate, date, age) => {
  expect(ageOn(birthDate, date)).toBe(age)
})

describe('birthDateProblem', () => {
  const adult = { on: today, least: 18 }
  const fourYears = { on: arrival, exactly: 4 }
  it.each([
    ['', adult, undefined],
    ['21.11.2008', adult, undefined],
    ['22.11.2008', adult, 'person.error.adult'],
    ['22.11.2008', { ...adult, books: true }, 'person.error.booker-age'],
    ['3.7.2023', fourYears, undefined],
    ['4.7.2023', fourYears, 'person.error.age'],
    ['3.7.2022', fourYears, 'person.error.age'],
    ['4.7.2022', fourYears, undefined],
    ['22.11.2026', { on: arrival, exactly: 0 }, 'person.error.date'],
    ['21.11.2026', { on: arrival, exactly: 0 }, undefined],
    ['20.11.1905', adult, 'person.error.date'],
    ['1.1', adult, 'person.error.date'],
  ] as const)('%s under %j: %s', (text, rule, problem) => {
    expect(birthDateProblem(parts(text), rule, today)?.id).toBe(problem)
  })

  it('names the booked age', () => {
    expect(birthDateProblem(parts('1.1.2010'), fourYears, today)?.values).toEqual({ age: 4 })
  })

  it('knows an untouched date', () => {
    expect([undefined, {}, { day: ' ' }, { year: '1' }].map(isNoDate)).toEqual([true, true, true, false])
  })
})
