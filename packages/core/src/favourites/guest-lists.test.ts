// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { listenTo } from '../listening/listeners.ts'
import { createStore } from '../store/create-store.ts'
import { listenForToasts } from '../store/toasts.listeners.ts'
import { saveFavourite, toggleFavourite } from './change-favourites.browser.ts'
import {
  changeGuestLists,
  endGuestSharing,
  removeAdded,
  shareGuestList,
} from './change-guest-lists.browser.ts'
import { listDeleted, listMade, listRenamed, siteListed, siteUnlisted } from './favourites.slice.ts'
import { joinAccount, openFavourites } from './open-favourites.browser.ts'

const token = 't'.repeat(43)
const writeAll = () => window.dispatchEvent(new Event('pagehide'))

interface Call {
  readonly call: string
  readonly body: Record<string, unknown>
}

/** A tab with a store, and a server that answers calls about lists with `status`. */
function openTab(status: (call: string) => number = () => 200) {
  const calls: Call[] = []
  const store = createStore({
    fetch: async (input, init) => {
      const call = `${init?.method} ${(input as string).replace(/^.*\/couk\//, '')}`
      calls.push({ call, body: JSON.parse((init?.body as string | undefined) ?? '{}') as Call['body'] })
      const favourites = call.endsWith('merge') ? { favourites: [] } : {}
      return Response.json({ token, endsAt: 1, ...favourites }, { status: status(call) })
    },
    origin: '',
    brand: 'alder',
    apiLocale: 'couk',
    listen: async () => {
      listenForToasts()
      listenTo(store)
    },
  })
  const lists = () => store.getState().favourites?.lists ?? []
  return {
    store,
    calls,
    lists,
    shown: () => lists().map(({ name, siteIds }) => [name, siteIds]),
    idOf: (name: string) => lists().find((list) => list.name === name)?.id ?? 0,
    toasts: () => store.getState().shell.toasts.map(({ message }) => message),
    popups: () => store.getState().shell.popups.map(({ component, properties }) => [component, properties]),
  }
}
type Tab = ReturnType<typeof openTab>
const make = (tab: Tab, name: string, at: number) => changeGuestLists(tab.store, listMade({ name, at }))
const called = ({ calls }: Tab) => calls.map(({ call }) => call)

beforeEach(() => {
  writeAll()
  localStorage.clear()
})

describe('a guest’s lists', () => {
  it('are there in the next document, and in no other brand', async () => {
    const tab = openTab()
    await make(tab, 'Lakes', 10)
    await saveFavourite(tab.store, 7)
    writeAll()
    expect(Object.keys(localStorage)).toEqual(['device:favourites.alder'])
    const next = openTab()
    await openFavourites(next.store)
    expect(next.shown()).toEqual([['Lakes', [7]]])
    expect(called(next)).toEqual([])
  })

  it('get what a heart saves: the only one without a question, one of several with a choice', async () => {
    const tab = openTab()
    await saveFavourite(tab.store, 1)
    await make(tab, 'Lakes', 10)
    await saveFavourite(tab.store, 2)
    expect([tab.popups(), tab.shown()]).toEqual([[], [['Lakes', [2]]]])
    expect(tab.toasts()).toEqual(['toast.favourite-on-device', 'toast.favourite-on-device'])
    await make(tab, 'Sea', 20)
    await saveFavourite(tab.store, 3)
    expect(tab.popups()).toEqual([['list-choice', { siteId: 3 }]])
    expect(tab.toasts()).toHaveLength(2)
    expect(tab.shown()).toEqual([
      ['Sea', [3]],
      ['Lakes', [2]],
    ])
    await changeGuestLists(tab.store, siteListed({ id: tab.idOf('Lakes'), siteId: 3, at: 30 }))
    await changeGuestLists(tab.store, siteUnlisted({ id: tab.idOf('Sea'), siteId: 3 }))
    expect(tab.shown()).toEqual([
      ['Lakes', [3, 2]],
      ['Sea', []],
    ])
    await toggleFavourite(tab.store, 3)
    expect(tab.shown()[0]).toEqual(['Lakes', [2]])
    expect(called(tab)).toEqual([])
  })

  it('that are shared follow on the server, and the others stay in the browser', async () => {
    const tab = openTab()
    await make(tab, 'Lakes', 10)
    await make(tab, 'Private', 20)
    const lakes = tab.idOf('Lakes')
    await changeGuestLists(tab.store, siteListed({ id: lakes, siteId: 7, at: 30 }))
    expect(await shareGuestList(tab.store, lakes, true)).toBe(true)
    const [shared] = tab.calls
    expect(shared).toMatchObject({
      call: 'POST guest-lists',
      body: { name: 'Lakes', siteIds: [7], othersAdd: true },
    })
    expect(shared?.body['ownerKey']).toMatch(/^[\w-]{43}$/)
    const { ownerKey } = shared?.body ?? {}
    await changeGuestLists(tab.store, listRenamed({ id: lakes, name: 'Rivers' }))
    await changeGuestLists(tab.store, siteListed({ id: tab.idOf('Private'), siteId: 8, at: 40 }))
    await toggleFavourite(tab.store, 7)
    await vi.waitFor(() =>
      expect(called(tab)).toEqual(['POST guest-lists', 'PUT guest-lists', 'PUT guest-lists']),
    )
    expect(tab.calls.at(-1)?.body).toEqual({ ownerKey, name: 'Rivers', siteIds: [], othersAdd: true })
    expect(await removeAdded(tab.store, lakes, 99)).toBe(true)
    expect(tab.calls.at(-1)?.body).toMatchObject({ removed: [99] })
    await changeGuestLists(tab.store, listDeleted(lakes))
    await vi.waitFor(() =>
      expect(tab.calls.at(-1)).toEqual({ call: 'POST guest-lists/end', body: { ownerKey } }),
    )
  })

  it('have no link that has ended, and no link that the server has not made', async () => {
    const ended = openTab((call) => (call === 'PUT guest-lists' ? 404 : 200))
    await make(ended, 'Lakes', 10)
    await shareGuestList(ended.store, ended.idOf('Lakes'), false)
    expect(ended.lists()[0]?.sharing).toMatchObject({ token, othersAdd: false })
    await changeGuestLists(ended.store, listRenamed({ id: ended.idOf('Lakes'), name: 'Rivers' }))
    await vi.waitFor(() => expect(ended.lists()[0]?.sharing).toBeNull())
    const down = openTab(() => 503)
    await make(down, 'Alps', 11)
    expect(await shareGuestList(down.store, down.idOf('Alps'), false)).toBe(false)
    expect(down.lists()[0]?.sharing).toBeNull()
  })

  it('are shared no more with a call, unless it fails', async () => {
    let isDown = false
    const tab = openTab(() => (isDown ? 503 : 200))
    await make(tab, 'Lakes', 10)
    await shareGuestList(tab.store, tab.idOf('Lakes'), false)
    isDown = true
    expect(await endGuestSharing(tab.store, tab.idOf('Lakes'))).toBe(false)
    expect(tab.lists()[0]?.sharing).not.toBeNull()
    isDown = false
    expect(await endGuestSharing(tab.store, tab.idOf('Lakes'))).toBe(true)
    expect(tab.lists()[0]?.sharing).toBeNull()
  })

  it('are the account’s at sign-in, with their links, and none stays on the device', async () => {
    const tab = openTab()
    await make(tab, 'Lakes', 10)
    await saveFavourite(tab.store, 7)
    await shareGuestList(tab.store, tab.idOf('Lakes'), true)
    await make(tab, 'Sea', 20)
    await joinAccount(tab.store)
    const { ownerKey } = tab.calls[0]?.body ?? {}
    expect(tab.calls.at(-1)?.body).toMatchObject({
      favourites: [{ siteId: 7 }],
      lists: [
        { name: 'Sea', siteIds: [] },
        { name: 'Lakes', siteIds: [7], ownerKey },
      ],
    })
    writeAll()
    expect([tab.lists(), localStorage.length]).toEqual([[], 0])
  })

  it('stay on the device while the account does not answer', async () => {
    const tab = openTab(() => 503)
    await make(tab, 'Lakes', 10)
    await joinAccount(tab.store)
    expect(tab.shown()).toEqual([['Lakes', []]])
  })
})
