import { listLimits } from '@camping/contract/limits.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  nameProblem,
  readGuestLists,
  withListChanges,
  withListName,
  withNewList,
  withoutList,
  withSharing,
  withSiteOff,
  withSiteOn,
  type GuestList,
} from './guest-lists.rules.ts'

const list = (id: number, name: string, siteIds: number[] = [], usedAt = id): GuestList => ({
  id,
  name,
  siteIds,
  usedAt,
  sharing: null,
})
const key = 'k'.repeat(43)
const lists = [list(2, 'Sea', [3]), list(1, 'Lakes', [1, 2])]
const namesOf = (all: readonly GuestList[]) => all.map(({ name }) => name)

describe('a guest’s lists', () => {
  it('are made with a name each, the newest first, as many as an account may have', () => {
    const made = withNewList(lists, { name: '  Alps ', at: 9 })
    expect(namesOf(made)).toEqual(['Alps', 'Sea', 'Lakes'])
    expect(withNewList(lists, { name: 'SEA', at: 9 })).toBe(lists)
    expect(withNewList(lists, { name: ' ', at: 9 })).toBe(lists)
    const full = Array.from({ length: listLimits.count }, (_, index) => list(index + 1, `List ${index}`))
    expect(withNewList(full, { name: 'Alps', at: 99 })).toBe(full)
  })

  it('made in one millisecond are two', () => {
    const made = ['a', 'b', 'c'].reduce<readonly GuestList[]>(
      (all, name) => withNewList(all, { name, at: 5 }),
      [],
    )
    expect(new Set(made.map(({ id }) => id)).size).toBe(3)
  })

  it('are renamed, except to the name of another', () => {
    expect(namesOf(withListName(lists, 1, ' Rivers '))).toEqual(['Sea', 'Rivers'])
    expect(namesOf(withListName(lists, 1, 'LAKES'))).toEqual(['Sea', 'LAKES'])
    expect(withListName(lists, 1, 'sea')).toBe(lists)
    expect(nameProblem(lists, 'sea', 1)).toBe('list-name-taken')
    expect(nameProblem(lists, 'x'.repeat(listLimits.name + 1))).toBe('list-name')
    expect(namesOf(withoutList(lists, 2))).toEqual(['Lakes'])
  })

  it('take a campsite once, and are the one used last then', () => {
    const put = withSiteOn(lists, { id: 1, siteId: 9, at: 50 })
    expect(put).toMatchObject([{ name: 'Lakes', siteIds: [9, 1, 2], usedAt: 50 }, { name: 'Sea' }])
    expect(withSiteOn(lists, { id: 1, siteId: 2, at: 50 })).toBe(lists)
    expect(withSiteOn(lists, { id: 7, siteId: 2, at: 50 })).toBe(lists)
    const full = [
      list(
        1,
        'Full',
        Array.from({ length: listLimits.entries }, (_, index) => index + 1),
      ),
    ]
    expect(withSiteOn(full, { id: 1, siteId: 900, at: 50 })).toBe(full)
    expect(withSiteOff(lists, 2, 1)[1]?.siteIds).toEqual([1])
    expect(
      withSiteOff(withSiteOn(lists, { id: 2, siteId: 1, at: 50 }), 1).map(({ siteIds }) => siteIds),
    ).toEqual([[3], [2]])
  })

  it('written by two tabs have the changes of both', () => {
    const mine = withSiteOn(withListName(lists, 1, 'Rivers'), { id: 1, siteId: 5, at: 60 })
    const others = withNewList(withSiteOff(withSiteOn(lists, { id: 1, siteId: 6, at: 40 }), 2, 1), {
      name: 'Alps',
      at: 41,
    })
    expect(withListChanges(others, lists, mine)).toMatchObject([
      { name: 'Rivers', siteIds: [5, 6, 1], usedAt: 60 },
      { name: 'Alps' },
      { name: 'Sea', siteIds: [3] },
    ])
    expect(namesOf(withListChanges(others, lists, withoutList(lists, 2)))).toEqual(['Alps', 'Lakes'])
    const sharing = { ownerKey: key, token: key, othersAdd: true }
    const shared = withSharing(lists, 1, sharing)
    // Read from storage twice, equal links are not the same object.
    const again = structuredClone(shared)
    expect(withListChanges(withSharing(shared, 1, null), shared, again)[1]?.sharing).toBeNull()
    expect(withListChanges(lists, lists, shared)[1]?.sharing).toEqual(sharing)
  })

  it('come back as they were stored', () => {
    const sharing = { ownerKey: key, token: 't'.repeat(43), othersAdd: true }
    const stored = withSharing(lists, 2, sharing)
    expect(readGuestLists(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
  })

  it('are nothing where something else is stored, which never throws', () => {
    expect(
      readGuestLists([{ ...lists[0], sharing: { ownerKey: 'short', token: key } }])[0]?.sharing,
    ).toBeNull()
    expect(readGuestLists([lists[0], { ...lists[0], id: 9, name: 'SEA' }])).toEqual([lists[0]])
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const { name, siteIds } of readGuestLists([value, { ...lists[0], siteIds: value, name: value }]))
          expect([nameProblem([], name), siteIds.every(Number.isInteger)]).toEqual([undefined, true])
      }),
    )
  })
})
