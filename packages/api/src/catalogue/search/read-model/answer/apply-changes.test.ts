import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createReadModel } from './create-read-model.ts'
import { dateOfDay, dayNumber } from '../day-number.ts'
import { plainQuery } from '../testing/one-site-model.ts'
import type { ReadModel } from '../read-model.types.ts'
import { createSyntheticWorld, largeWorld } from '../testing/synthetic-world.ts'

const world = createSyntheticWorld({
  ...largeWorld,
  seed: 21,
  sites: 40,
  nights: 100,
  calendarFrom: '2027-06-01',
  countries: 2,
  areas: 4,
  cities: 8,
  mostUnits: 3,
  bookingsPerUnit: 8,
  veryDear: 0.2,
  discounted: 0.5,
})
const ids = world.accommodations.map((row) => row.id)
const siteIds = world.sites.map((row) => row.id)

/** Replies over the whole calendar, in every order. */
const answers = (model: ReadModel): unknown[] =>
  Array.from({ length: 95 }, (_, night) =>
    (['popular', 'price', 'reviews'] as const).map((order) =>
      model.search({
        ...plainQuery,
        today: world.calendarFrom,
        date: dateOfDay(dayNumber(world.calendarFrom) + night),
        nights: 2 + (night % 6),
        order,
        limit: 50,
      }),
    ),
  )

it('is the same after changes as if built from the changed rows', () => {
  const change = fc.record({
    id: fc.constantFrom(...ids),
    what: fc.constantFrom('calendar' as const, 'occupation' as const),
    version: fc.integer({ min: 0, max: 3 }),
  })
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 150 }), (changes) => {
      const versions = new Map(ids.map((id) => [id, { calendar: 0, occupation: 0 }]))
      const changed = createReadModel({
        ...world,
        calendars: ids.map((id) => world.calendarOf(id)),
        occupations: ids.map((id) => world.occupationsOf(id)),
      })
      for (const { id, what, version } of changes) {
        const applied =
          what === 'calendar'
            ? changed.applyCalendar(world.calendarOf(id, version))
            : changed.applyOccupation(world.occupationsOf(id, version))
        expect(applied).toBe(true)
        versions.get(id)![what] = version
      }
      const rebuilt = createReadModel({
        ...world,
        occupations: ids.map((id) => world.occupationsOf(id, versions.get(id)!.occupation)).reverse(),
        calendars: ids.map((id) => world.calendarOf(id, versions.get(id)!.calendar)),
      })
      expect(answers(changed)).toEqual(answers(rebuilt))
    }),
    { numRuns: 12, seed: 5 },
  )
})

it('orders by reviews after new ratings as if built with them', () => {
  // Few values, so that many sites are equal and their ids decide.
  const rating = fc.record({
    ratingTenths: fc.constantFrom(0, 78, 80, 100),
    reviewCount: fc.constantFrom(0, 1, 2, 900),
  })
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...siteIds), rating), { minLength: 1, maxLength: 120 }),
      (changes) => {
        const rows = { ...world, calendars: ids.map((id) => world.calendarOf(id)) }
        const changed = createReadModel(rows)
        for (const [id, one] of changes) expect(changed.applyRating(id, one)).toBe(true)
        const latest = new Map(changes)
        const rebuilt = createReadModel({
          ...rows,
          sites: world.sites.map((site) => ({ ...site, ...latest.get(site.id) })),
        })
        const inOrder = (model: ReadModel) =>
          (['asc', 'desc'] as const).map(
            (direction) =>
              model.search({
                ...plainQuery,
                today: world.calendarFrom,
                date: dateOfDay(dayNumber(world.calendarFrom) + 20),
                nights: 2,
                order: 'reviews',
                direction,
                limit: 50,
              }).sites,
          )
        expect(inOrder(changed)).toEqual(inOrder(rebuilt))
      },
    ),
    { numRuns: 30, seed: 9 },
  )
})

it('returns false for an unknown accommodation', () => {
  const model = createReadModel(world)
  expect(model.applyCalendar({ accommodationId: 1, prices: [1], open: [1] })).toBe(false)
  expect(model.applyOccupation({ accommodationId: 1, occupations: [] })).toBe(false)
  expect(model.applyRating(-1, { ratingTenths: 1, reviewCount: 1 })).toBe(false)
})

it('refuses rows that contradict each other', () => {
  expect(() => createReadModel({ ...world, sites: [...world.sites, world.sites[0]!] })).toThrow(
    /occurs twice/,
  )
  expect(() => createReadModel({ ...world, sites: world.sites.slice(1) })).toThrow(/unknown site/)
  expect(() => createReadModel({ ...world, nights: 2000 })).toThrow(RangeError)
})
