import {
  addToList,
  createList,
  getLists,
  removeFromList,
} from '@camping/contract/favourite-lists.endpoints.ts'
import { namedLists } from '@camping/contract/favourite-lists.schemas.ts'
import { mergeFavourites, saveFavourite } from '@camping/contract/favourites.endpoints.ts'
import { favouriteList } from '@camping/contract/favourites.schemas.ts'
import { sessionApi } from '@camping/core/session/session.api.ts'
import { refuses, replies } from '@camping/testkit/fake-api.ts'
import { userFixture } from '@camping/testkit/fixtures/user.fixture.ts'
import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { soon, start, visitor } from '../../testing/opened-pages.tsx'

const campsite = '/uk/campsites/italy/lake-garda/camping-bella-riva'
const heart = () =>
  document.querySelector<HTMLButtonElement>('main button[aria-label="Save Camping Bella Riva"]')
const dialog = () => document.querySelector('dialog')
const boxes = () =>
  [...(dialog()?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])].map(
    (box) => [box.closest('label')?.textContent, box.checked] as const,
  )
const box = (name: string) =>
  [...(dialog()?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])].find(
    (one) => one.closest('label')?.textContent === name,
  )
const makeList = () =>
  [...(dialog()?.querySelectorAll('button') ?? [])].find((one) => one.textContent === 'Make list')
const storeLists = (...names: string[]) =>
  localStorage.setItem(
    'device:favourites.alder',
    JSON.stringify({
      lists: JSON.stringify(
        names.map((name, index) => ({ id: index + 1, name, siteIds: [], usedAt: 9 - index, sharing: null })),
      ),
      _persist: JSON.stringify({ version: 1, rehydrated: true }),
    }),
  )

beforeEach(() => {
  window.dispatchEvent(new Event('pagehide'))
  localStorage.clear()
})

describe('a filled heart', () => {
  it('opens nothing for a guest with one list', async () => {
    storeLists('Lakes')
    const store = await start(campsite)
    await act(async () => heart()?.click())
    await soon(() =>
      expect(store.getState().favourites?.lists).toMatchObject([{ name: 'Lakes', siteIds: [7] }]),
    )
    expect([dialog(), store.getState().shell.popups]).toEqual([null, []])
  })

  it('shows a guest’s lists: the one used last has it, and others may', async () => {
    storeLists('Lakes', 'Sea')
    const store = await start(campsite)
    await act(async () => heart()?.click())
    await soon(() =>
      expect(boxes()).toEqual([
        ['Lakes', true],
        ['Sea', false],
      ]),
    )
    await act(async () => box('Sea')?.click())
    await act(async () => box('Lakes')?.click())
    await soon(() =>
      expect(boxes()).toEqual([
        ['Lakes', false],
        ['Sea', true],
      ]),
    )
    expect(store.getState().favourites?.guest).toMatchObject([{ siteId: 7 }])
    await act(async () => makeList()?.click())
    await soon(() => expect(dialog()?.querySelector('[aria-invalid=true]')).not.toBeNull())
    expect(boxes()).toHaveLength(2)
  })

  it('shows an account’s lists, and what the server makes of a change', async () => {
    visitor.user = userFixture
    document.cookie = 'login-type=email; Path=/'
    const lists = (entriesOfSea: readonly number[]) => ({
      lists: ['Lakes', 'Sea'].map((name, index) => ({
        id: index + 1,
        name,
        entries: (index === 0 ? [7] : entriesOfSea).map((siteId) => ({ siteId, since: 5, byOther: false })),
        sharing: null,
      })),
    })
    const store = await start(campsite, [
      replies(mergeFavourites, favouriteList, { favourites: [] }),
      replies(saveFavourite, favouriteList, { favourites: [{ siteId: 7, since: 5 }] }),
      replies(getLists, namedLists, lists([])),
      replies(addToList, namedLists, lists([7])),
      refuses(removeFromList, 503, { type: 'unavailable' }),
      refuses(createList, 409, { type: 'list-name-taken' }),
    ])
    await act(async () => {
      await store.dispatch(sessionApi.endpoints.user.initiate(undefined, { forceRefetch: true }))
    })
    await soon(() => expect(store.getState().favourites?.account).toEqual([]))
    await act(async () => heart()?.click())
    await soon(() => expect(boxes()).toHaveLength(2))
    await act(async () => box('Sea')?.click())
    await soon(() => expect(box('Sea')?.checked).toBe(true))
    await act(async () => box('Lakes')?.click())
    await soon(() => expect(dialog()?.querySelector('[role=alert]')?.textContent).toBeTruthy())
    expect(box('Lakes')?.checked).toBe(true)
  })
})
