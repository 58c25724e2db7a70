import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyCriteria, type Criteria } from './criteria.rules.ts'
import { fillFromSearchCookie, searchCookie, writeSearchCookie } from './criteria-codec.rules.ts'
import { anyCriteria, today } from './testing/any-criteria.ts'

const saved = (record: unknown) => JSON.stringify(record)
const fill = (part: Partial<Criteria>, cookie: string | undefined) =>
  fillFromSearchCookie({ ...emptyCriteria, ...part }, cookie, today)

describe('the search cookie', () => {
  it('has the name and lifetime of search-10', () => {
    expect(searchCookie).toEqual({ name: 'search', maxAge: 60 * 24 * 60 * 60 })
  })

  it('holds persons, duration and date, and nothing else of a search', () => {
    const criteria: Criteria = {
      ...emptyCriteria,
      query: 'lake',
      country: 'italy',
      facilities: [192],
      date: '2027-07-03',
      adults: 3,
      children: [4],
    }
    expect(JSON.parse(writeSearchCookie(criteria))).toEqual({
      persons: { adults: 3, children: [{ age: 4 }] },
      duration: 7,
      date: '2027-07-03',
    })
  })

  it('gives an address without these three back what was saved', () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        const { date, duration, adults, children } = criteria
        expect(fill({}, writeSearchCookie(criteria))).toEqual({
          ...emptyCriteria,
          date,
          duration,
          adults,
          children,
        })
      }),
    )
  })

  const family = saved({
    persons: { adults: 3, children: [{ age: 9 }, { age: 4 }] },
    duration: 14,
    date: '2027-07-03',
  })
  it.each([
    ['all three', {}, family, { adults: 3, children: [4, 9], duration: 14, date: '2027-07-03' }],
    ['the date stays the address’s', { date: '2027-08-01' }, family, { date: '2027-08-01', duration: 14 }],
    ['the duration stays the address’s', { duration: 3 }, family, { duration: 3, adults: 3 }],
    ['a party is not mixed of two', { adults: 1 }, family, { adults: 1, children: [] }],
    ['nor when only children are named', { children: [2] }, family, { adults: 2, children: [2] }],
    ['a past date', {}, saved({ date: '2027-02-28', duration: 5 }), { date: null, duration: 5 }],
    ['a date that is none', {}, saved({ date: '2027-02-30' }), { date: null }],
    ['a date of another kind', {}, saved({ date: 20270703 }), { date: null }],
    ['a stay beyond the calendar', {}, saved({ date: '9999-12-30' }), { date: null }],
    ['61 nights', {}, saved({ duration: 61 }), { duration: 7 }],
    ['nights as text', {}, saved({ duration: '14' }), { duration: 7 }],
    ['a party of nobody', {}, saved({ persons: { adults: 0 } }), { adults: 2 }],
    [
      'children of every kind',
      {},
      saved({ persons: { adults: 2, children: [null, 3, 'x', { age: '4' }, { age: 17 }, { age: 18 }, {}] } }),
      { children: [17] },
    ],
    [
      'too many children',
      {},
      saved({ persons: { children: Array.from({ length: 40 }, () => ({ age: 1 })) } }),
      { children: Array.from({ length: 12 }, () => 1) },
    ],
    ['children that are no list', {}, saved({ persons: { children: { length: 3 } } }), { children: [] }],
    ['no JSON', {}, '{"duration":', emptyCriteria],
    ['nothing', {}, '', emptyCriteria],
    ['no cookie', {}, undefined, emptyCriteria],
  ] as [string, Partial<Criteria>, string | undefined, Partial<Criteria>][])(
    '%s',
    (_, url, cookie, expected) => {
      expect(fill(url, cookie)).toMatchObject({ ...url, ...expected })
    },
  )

  it('ignores what it cannot read, whatever it is', () => {
    fc.assert(
      fc.property(fc.json(), fc.string(), (json, text) => {
        for (const cookie of [json, text]) {
          const filled = fill({}, cookie)
          const saved = { date: null, duration: 7, adults: 2, children: [] }
          expect({ ...filled, ...saved }).toEqual(emptyCriteria)
          expect(filled.duration >= 1 && filled.duration <= 60).toBe(true)
          expect(filled.adults >= 1 && filled.adults <= 20).toBe(true)
          expect(filled.children.every((age) => age >= 0 && age <= 17)).toBe(true)
        }
      }),
    )
  })
})
