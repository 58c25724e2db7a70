import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accommodationFilters, filteredAccommodations, type AccommodationWishes } from './campsite.rules.ts'

const categories = ['pitch', 'chalet', 'mobile-home'] as const
const one = (
  id: number,
  category: (typeof categories)[number],
  rest: { bedrooms: number; maxPersons: number; reason?: 'booked' },
) => ({ id, category, reason: null, ...rest })

const all = [
  one(1, 'pitch', { bedrooms: 0, maxPersons: 6 }),
  one(2, 'chalet', { bedrooms: 2, maxPersons: 4 }),
  one(3, 'chalet', { bedrooms: 3, maxPersons: 6, reason: 'booked' }),
  one(4, 'mobile-home', { bedrooms: 2, maxPersons: 5 }),
  one(5, 'mobile-home', { bedrooms: 5, maxPersons: 8 }),
]
const none: AccommodationWishes = { accommodations: [], bedrooms: [], persons: null, onlyFree: false }

describe('wantedAccommodations', () => {
  it.each([
    [{}, [1, 2, 3, 4, 5]],
    [{ accommodations: ['chalet'] }, [2, 3]],
    [{ accommodations: ['chalet', 'pitch'], bedrooms: [2] }, [2]],
    [{ bedrooms: [4] }, [5]],
    [{ bedrooms: [0] }, [1]],
    [{ persons: 6 }, [1, 3, 5]],
    [{ persons: 6, onlyFree: true }, [1, 5]],
    [{ accommodations: ['holiday-home'] }, []],
  ])('%j leaves %j', (wishes, ids) => {
    expect(filteredAccommodations(all, { ...none, ...wishes }).map(({ id }) => id)).toEqual(ids)
  })
})

describe('accommodationFilters', () => {
  it('offers filters for differences between accommodations, with counts', () => {
    const filters = accommodationFilters(all, none, 4)
    expect(filters.accommodations.map(({ value, count }) => [value, count])).toEqual([
      ['pitch', 1],
      ['chalet', 2],
      ['mobile-home', 2],
    ])
    expect(filters.bedrooms.map(({ value, count }) => [value, count])).toEqual([
      [2, 2],
      [3, 1],
      [4, 1],
    ])
    expect(filters.persons.map(({ value, count }) => [value, count])).toEqual([
      [5, 4],
      [6, 3],
    ])
    expect(filters.free).toBe(4)
  })

  it('leaves out lists in which there is nothing to choose', () => {
    const same = all.slice(1, 2)
    expect(accommodationFilters(same, none, 2)).toMatchObject({
      accommodations: [],
      bedrooms: [],
      persons: [],
    })
  })

  it('shows chosen values without results, so that they can be removed', () => {
    const wishes = { ...none, accommodations: ['holiday-home'], bedrooms: [1] }
    const filters = accommodationFilters(all.slice(0, 1), wishes, 2)
    expect(filters.accommodations).toContainEqual({ value: 'holiday-home', count: 0, chosen: true })
    expect(filters.bedrooms).toContainEqual({ value: 1, count: 0, chosen: true })
  })

  const accommodation = fc.record({
    category: fc.constantFrom(...categories),
    bedrooms: fc.nat(6),
    maxPersons: fc.integer({ min: 1, max: 8 }),
    reason: fc.constantFrom(null, 'booked' as const),
  })
  const wish = fc.record({
    accommodations: fc.uniqueArray(fc.constantFrom<string>(...categories), { maxLength: 2 }),
    bedrooms: fc.uniqueArray(fc.nat(4), { maxLength: 2 }),
    persons: fc.option(fc.integer({ min: 1, max: 8 })),
    onlyFree: fc.boolean(),
  })

  it('counts with each value what one sees after choosing it alone in its list', () => {
    fc.assert(
      fc.property(
        fc.array(accommodation, { maxLength: 8 }),
        wish,
        fc.integer({ min: 1, max: 6 }),
        (list, wishes, guests) => {
          const filters = accommodationFilters(list, wishes, guests)
          const seen = (change: Partial<AccommodationWishes>) =>
            filteredAccommodations(list, { ...wishes, ...change }).length
          for (const { value, count } of filters.accommodations)
            expect(count).toBe(seen({ accommodations: [value] }))
          for (const { value, count } of filters.bedrooms) expect(count).toBe(seen({ bedrooms: [value] }))
          for (const { value, count } of filters.persons) expect(count).toBe(seen({ persons: value }))
          expect(filters.free).toBe(seen({ onlyFree: true }))
        },
      ),
    )
  })
})
