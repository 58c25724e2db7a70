import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  favouriteStorage,
  readFavourites,
  withFavourite,
  withoutFavourite,
  writeFavourites,
  type Favourite,
} from './favourite-list.ts'

const favourite = fc.record({
  id: fc.integer({ min: 1, max: 400 }),
  at: fc.integer({ min: 1, max: 2 ** 45 }),
})
const list = fc.array(favourite, { maxLength: 150 })
const roundTrip = (entries: readonly Favourite[]): Favourite[] =>
  entries.reduce<Favourite[]>((all, entry) => withFavourite(all, entry), [])

describe('favourites of a visitor who is not signed in', () => {
  it('come back as they were stored, each once, newest first, at most a hundred', () => {
    fc.assert(
      fc.property(list, (entries) => {
        const read = readFavourites(writeFavourites(null, { brand: 'alder', list: entries }), 'alder')
        expect(read.length).toBe(Math.min(new Set(entries.map(({ id }) => id)).size, favouriteStorage.cap))
        expect(read.map(({ at }) => at)).toEqual(read.map(({ at }) => at).sort((a, b) => b - a))
        expect(readFavourites(writeFavourites(null, { brand: 'alder', list: read }), 'alder')).toEqual(read)
      }),
    )
  })

  it('lose what is dropped and nothing else; undo puts it back in its place', () => {
    fc.assert(
      fc.property(list, fc.nat(), (entries, nth) => {
        const before = roundTrip(entries)
        fc.pre(before.length > 0)
        const one = before[nth % before.length]!
        const after = withoutFavourite(before, one.id)
        expect(after).toEqual(before.filter(({ id }) => id !== one.id))
        expect(withFavourite(after, one)).toEqual(before)
      }),
    )
  })

  it('do not change when one is saved again', () => {
    const twice = withFavourite([{ id: 7, at: 10 }], { id: 7, at: 20 })
    expect(twice).toEqual([{ id: 7, at: 10 }])
  })

  it('belong to a brand: another brand’s stay untouched', () => {
    const stored = writeFavourites(null, { brand: 'alder', list: [{ id: 7, at: 10 }] })
    const both = writeFavourites(stored, { brand: 'lakeland', list: [{ id: 8, at: 11 }] })
    expect(readFavourites(both, 'alder')).toEqual([{ id: 7, at: 10 }])
    const none = writeFavourites(both, { brand: 'lakeland', list: [] })
    expect(readFavourites(none, 'lakeland')).toEqual([])
    expect(readFavourites(none, 'alder')).toEqual([{ id: 7, at: 10 }])
  })

  it.each([
    null,
    '',
    'no json',
    '[]',
    '7',
    'null',
    '{"alder":[7]}',
    '{"alder":{"version":2,"sites":[{"id":7,"at":10}]}}',
    '{"alder":{"version":1,"sites":{"id":7}}}',
    '{"alder":{"version":1,"sites":[null,7,{"id":"7","at":10},{"id":-1,"at":10},{"id":7},{"id":1e300,"at":1}]}}',
    `{"alder":{"version":1,"sites":[{"id":7,"at":10}]},"x":"${'y'.repeat(200_000)}"}`,
  ])('are none in what no heart has written: %s', (stored) => {
    expect(readFavourites(stored, 'alder')).toEqual([])
    expect(readFavourites(stored, '__proto__')).toEqual([])
  })

  it('never throw on what stands in the storage', () => {
    fc.assert(
      fc.property(fc.json(), (stored) => {
        const next = writeFavourites(stored, { brand: 'alder', list: [{ id: 7, at: 10 }] })
        expect(readFavourites(next, 'alder')).toEqual([{ id: 7, at: 10 }])
      }),
    )
  })
})
