import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  changeSearch,
  clearFilters,
  emptyCriteria,
  filterCount,
  filterKeys,
  isEmptySearch,
  toggleFilter,
  type Criteria,
  type FilterKey,
  addNights,
} from './criteria.rules.ts'
import { anyCriteria, today } from './testing/any-criteria.ts'

/** A filter and a value of its kind, present in the criteria about half the time. */
const anyToggle = anyCriteria.chain((criteria) =>
  fc.constantFrom(...filterKeys).chain((key) =>
    fc.record({
      criteria: fc.constant(criteria),
      key: fc.constant(key),
      value: fc.oneof(
        ...(criteria[key].length > 0 ? [fc.constantFrom<string | number>(...criteria[key])] : []),
        fc.constantFrom<string | number>(
          ...(key === 'facilities' || key === 'bedrooms' ? [3, 5, 8] : ['pitch', 'chalet', 'elsewhere']),
        ),
      ),
    }),
  ),
)
const toggle = (criteria: Criteria, key: FilterKey, value: string | number) =>
  toggleFilter(criteria, key, value as never)

describe('toggleFilter', () => {
  it('changes exactly one value', () => {
    fc.assert(
      fc.property(anyToggle, ({ criteria, key, value }) => {
        const had = (criteria[key] as readonly unknown[]).includes(value)
        const next = toggle(criteria, key, value)
        expect((next[key] as readonly unknown[]).includes(value)).toBe(!had)
        expect(filterCount(next)).toBe(filterCount(criteria) + (had ? -1 : 1))
        expect(next.page).toBe(1)
        expect({ ...next, [key]: null, page: 0 }).toEqual({ ...criteria, [key]: null, page: 0 })
      }),
    )
  })

  it('done twice is the identity, but for the page', () => {
    fc.assert(
      fc.property(anyToggle, ({ criteria, key, value }) => {
        expect(toggle(toggle(criteria, key, value), key, value)).toEqual({ ...criteria, page: 1 })
      }),
    )
  })

  it('comes to the same in any order', () => {
    fc.assert(
      fc.property(anyToggle, anyToggle, ({ criteria, key, value }, other) => {
        const one = toggle(toggle(criteria, key, value), other.key, other.value)
        const two = toggle(toggle(criteria, other.key, other.value), key, value)
        expect(one).toEqual(two)
      }),
    )
  })
})

describe('changeSearch', () => {
  it('starts at page 1 after any change', () => {
    fc.assert(
      fc.property(anyCriteria, anyCriteria, (criteria, change) => {
        expect(changeSearch(criteria, change, today)).toEqual({ ...change, page: 1 })
        expect(changeSearch(criteria, {}, today)).toEqual({ ...criteria, page: 1 })
        expect(clearFilters(criteria).page).toBe(1)
      }),
    )
  })

  it('never leaves a date in the past, whatever it was given', () => {
    const day = fc.option(
      fc.integer({ min: -900, max: 900 }).map((days) => addNights(today, days)),
      { nil: null },
    )
    fc.assert(
      fc.property(anyCriteria, day, day, (criteria, before, date) => {
        const next = changeSearch({ ...criteria, date: before }, { date }, today)
        expect(next.date).toBe(date !== null && date >= today ? date : null)
        const changed = changeSearch({ ...criteria, date: before }, { adults: 3 }, today)
        expect(changed.date).toBe(before !== null && before >= today ? before : null)
      }),
    )
  })

  it('gives 7 nights for an emptied duration and preserves a missing one', () => {
    const fortnight = { ...emptyCriteria, duration: 14 }
    expect(changeSearch(fortnight, { duration: null }, today).duration).toBe(7)
    expect(changeSearch(fortnight, { adults: 3 }, today).duration).toBe(14)
    expect(changeSearch(fortnight, { duration: 3 }, today).duration).toBe(3)
  })

  it('clears a past date, also one that time has overtaken', () => {
    expect(changeSearch(emptyCriteria, { date: '2027-02-28' }, today).date).toBeNull()
    expect(changeSearch(emptyCriteria, { date: today }, today).date).toBe(today)
    expect(changeSearch({ ...emptyCriteria, date: '2027-01-05' }, { adults: 1 }, today).date).toBeNull()
  })
})

describe('clearFilters', () => {
  it('clears the filters and nothing else', () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        const cleared = clearFilters(criteria)
        expect(filterCount(cleared)).toBe(0)
        const lists = Object.fromEntries(filterKeys.map((key) => [key, []]))
        const ranges = { rating: null, priceFrom: null, priceTo: null }
        expect(cleared).toEqual({ ...criteria, ...lists, ...ranges, page: 1 })
      }),
    )
  })
})

describe('isEmptySearch', () => {
  it.each([
    [{}, true],
    [{ duration: 3, adults: 5, children: [2], page: 4 }, true],
    [{ query: 'lake' }, false],
    [{ funnel: 'campsites' }, false],
    [{ country: 'italy' }, false],
    [{ area: 'lake-garda' }, false],
    [{ city: 'bardolino' }, false],
    [{ date: '2027-07-03' }, false],
    [{ funnels: ['campsites'] }, false],
    [{ countries: ['italy'] }, false],
    [{ areas: ['lake-garda'] }, false],
    [{ facilities: [192] }, false],
    [{ accommodations: ['pitch'] }, false],
    [{ bedrooms: [0] }, false],
    [{ rating: 80 }, false],
    [{ priceTo: 90_000 }, false],
    [{ bounds: { north: 46, south: 45, west: 10, east: 11 } }, false],
  ] as [Partial<Criteria>, boolean][])('%j: %s', (part, empty) => {
    expect(isEmptySearch({ ...emptyCriteria, ...part })).toBe(empty)
  })
})
