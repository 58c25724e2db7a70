import { favouriteLimits, searchLimits } from '@camping/contract/limits.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  readFavourites,
  withChanges,
  withFavourite,
  withoutFavourite,
  type Favourite,
} from './favourites.rules.ts'
import { persistedFavourites } from './favourites.slice.ts'

const favourite = fc.record({
  siteId: fc.integer({ min: 1, max: 400 }),
  since: fc.integer({ min: 1, max: favouriteLimits.since }),
})
const entries = fc.array(favourite, { maxLength: 150 })
const idsOf = (list: readonly Favourite[]) => list.map(({ siteId }) => siteId)
const former = (text: string, brand = 'alder') => persistedFavourites.former?.read(text, brand).guest

describe('favourites', () => {
  it('come back as they were stored, each once, newest first, at most a hundred', () => {
    fc.assert(
      fc.property(entries, (list) => {
        const read = readFavourites(list)
        expect(read.length).toBe(Math.min(new Set(idsOf(list)).size, favouriteLimits.count))
        expect(read.map(({ since }) => since)).toEqual(read.map(({ since }) => since).sort((a, b) => b - a))
        expect(readFavourites(read)).toEqual(read)
      }),
    )
  })

  it('lose what is dropped and nothing else; undo puts it back in its place', () => {
    fc.assert(
      fc.property(entries, fc.nat(), (list, nth) => {
        const before = readFavourites(list)
        fc.pre(before.length > 0)
        const one = before[nth % before.length]!
        const after = withoutFavourite(before, one)
        expect(after).toEqual(before.filter(({ siteId }) => siteId !== one.siteId))
        expect(withFavourite(after, one)).toEqual(before)
      }),
    )
  })

  it('do not change when one is saved again', () => {
    const twice = withFavourite([{ siteId: 7, since: 10 }], { siteId: 7, since: 20 })
    expect(twice).toEqual([{ siteId: 7, since: 10 }])
  })

  it('take what changed another list: what it saved, without what it dropped, and nothing else', () => {
    const few = fc.array(favourite, { maxLength: 30 }).map(readFavourites)
    fc.assert(
      fc.property(few, few, few, (list, before, after) => {
        const expected = new Set(idsOf(list))
        for (const id of idsOf(before)) if (!idsOf(after).includes(id)) expected.delete(id)
        for (const id of idsOf(after)) if (!idsOf(before).includes(id)) expected.add(id)
        expect(new Set(idsOf(withChanges(list, before, after)))).toEqual(expected)
      }),
    )
  })

  it.each([
    null,
    undefined,
    7,
    '',
    {},
    [null, 7, { siteId: '7', since: 10 }, { siteId: -1, since: 10 }, { siteId: 7 }],
  ])('are none in %j', (stored) => expect(readFavourites(stored)).toEqual([]))

  it('are none above the limits of the contract, which a merge would refuse', () => {
    const [siteId, since] = [searchLimits.id, favouriteLimits.since]
    expect(readFavourites([{ siteId, since }])).toEqual([{ siteId, since }])
    expect(
      readFavourites([
        { siteId: siteId + 1, since },
        { siteId, since: since + 1 },
      ]),
    ).toEqual([])
  })
})

describe('favourites of before redux-persist', () => {
  it('belong to a brand: another brand’s stay under the key', () => {
    const text = JSON.stringify({
      alder: { version: 1, sites: [{ id: 7, at: 10 }] },
      lakeland: { version: 1, sites: [{ id: 8, at: 11 }] },
    })
    expect(former(text)).toEqual([{ siteId: 7, since: 10 }])
    expect(former(text, 'lakeland')).toEqual([{ siteId: 8, since: 11 }])
    const rest = persistedFavourites.former?.rest?.(text, 'lakeland') ?? ''
    expect(former(rest, 'lakeland')).toEqual([])
    expect(former(rest)).toEqual([{ siteId: 7, since: 10 }])
  })

  it.each([
    '',
    'no json',
    '[]',
    '7',
    'null',
    '{"alder":[7]}',
    '{"alder":{"version":2,"sites":[{"id":7,"at":10}]}}',
    '{"alder":{"version":1,"sites":{"id":7}}}',
    '{"alder":{"version":1,"sites":[null,7,{"id":"7","at":10},{"id":-1,"at":10},{"id":7},{"id":1e300,"at":1}]}}',
    `{"alder":{"version":1,"sites":[{"id":7,"at":10}]},"x":"${'y'.repeat(500_000)}"}`,
  ])('are none in what no heart has written: %s', (stored) => {
    expect(former(stored)).toEqual([])
    expect(former(stored, '__proto__')).toEqual([])
  })

  it('never throw on what stands in the storage', () => {
    fc.assert(
      fc.property(fc.json(), (stored) => {
        expect(former(stored)).toBeInstanceOf(Array)
        expect(persistedFavourites.read({ guest: JSON.parse(stored) as unknown }).guest).toBeInstanceOf(Array)
      }),
    )
  })
})
