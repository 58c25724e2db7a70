// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from '../store/create-store.ts'
import { listenTo } from '../listening/listeners.ts'
import { listenForToasts } from '../store/toasts.listeners.ts'
import { saveFavourite, toggleFavourite } from './change-favourites.browser.ts'
import type { Favourite } from './favourites.rules.ts'
import { favouriteRestored } from './favourites.slice.ts'
import { isSaved } from './is-saved.rules.ts'
import { joinAccount, openFavourites } from './open-favourites.browser.ts'

const key = 'device:favourites.alder'
const idsOf = (list: readonly Favourite[]) => list.map(({ siteId }) => siteId).toSorted((a, b) => a - b)
const stored = (): number[] => {
  const { guest } = JSON.parse(localStorage.getItem(key) ?? '{}') as { guest?: string }
  return idsOf(JSON.parse(guest ?? '[]') as Favourite[])
}
/** Everything that waits is written now, in every tab. */
const writeAll = () => window.dispatchEvent(new Event('pagehide'))

interface Answer {
  readonly status: number
  readonly favourites?: readonly Favourite[]
}
/** A tab with a store, and an API that answers each call with what `answer` says of it. */
function openTab(
  answer: (call: string) => Answer | Promise<Answer> = () => ({ status: 503 }),
  listsOfAccount: readonly string[] = [],
) {
  const calls: string[] = []
  const store = createStore({
    fetch: async (input, init) => {
      if ((input as string).endsWith('/favourite-lists'))
        return Response.json({ lists: listsOfAccount.map((name) => ({ name })) })
      const call = `${init?.method} ${(input as string).replace(/^.*favourites\//, '')}`
      calls.push(call)
      const { status, ...body } = await answer(call)
      return Response.json(body, { status })
    },
    origin: '',
    brand: 'alder',
    apiLocale: 'couk',
    listen: async () => {
      listenForToasts()
      listenTo(store)
    },
  })
  const state = () => store.getState().favourites
  return {
    store,
    calls,
    popups: () => store.getState().shell.popups.map(({ component, properties }) => [component, properties]),
    saved: () => idsOf(state()?.account ?? state()?.guest ?? []),
    toasts: () => store.getState().shell.toasts.map(({ message }) => message),
  }
}
const listOf = (...ids: number[]): Answer => ({
  status: 200,
  favourites: ids.map((siteId) => ({ siteId, since: 10 })),
})

beforeEach(() => {
  writeAll()
  localStorage.clear()
})

describe('a guest', () => {
  it('saves on the device, drops, and takes the drop back', async () => {
    const { store, saved, toasts } = openTab()
    await saveFavourite(store, 7)
    await saveFavourite(store, 7)
    writeAll()
    expect([saved(), stored()]).toEqual([[7], [7]])
    await toggleFavourite(store, 7)
    writeAll()
    expect([saved(), stored()]).toEqual([[], []])
    const undo = store.getState().shell.toasts.at(-1)?.action?.send
    expect(undo?.type).toBe(favouriteRestored.type)
    store.dispatch(undo!)
    expect(saved()).toEqual([7])
    expect(toasts()).toEqual(['toast.favourite-on-device', 'toast.favourite-dropped'])
  })

  it('who clicks twice in a moment has saved and dropped', async () => {
    const { store, saved } = openTab()
    await Promise.all([toggleFavourite(store, 7), toggleFavourite(store, 7)])
    expect(saved()).toEqual([])
  })

  it('finds what was stored before redux-persist, once', async () => {
    localStorage.setItem(
      'favourites',
      '{"alder":{"version":1,"sites":[{"id":7,"at":10}]},"lakeland":{"version":1,"sites":[{"id":8,"at":11}]}}',
    )
    const { store, saved } = openTab()
    await openFavourites(store)
    expect(saved()).toEqual([7])
    await vi.waitFor(() => expect(localStorage.getItem('favourites')).not.toContain('alder'))
    expect(localStorage.getItem('favourites')).toContain('lakeland')
    expect(stored()).toEqual([7])
    await toggleFavourite(store, 7)
    writeAll()
    const next = openTab()
    await openFavourites(next.store)
    expect(next.saved()).toEqual([])
  })
})

describe('a tab writes only its own change over what another tab has written since', () => {
  const fromOtherTab = () => window.dispatchEvent(new StorageEvent('storage', { key }))

  it('when it has not heard of the other’s', async () => {
    const [mine, other] = [openTab(), openTab()]
    await saveFavourite(mine.store, 1)
    writeAll()
    await openFavourites(other.store)
    expect(other.saved()).toEqual([1])
    await saveFavourite(other.store, 2)
    writeAll()
    await saveFavourite(mine.store, 3)
    writeAll()
    expect(stored()).toEqual([1, 2, 3])
    // What one tab dropped, the other does not bring back.
    await toggleFavourite(other.store, 1)
    writeAll()
    await saveFavourite(mine.store, 4)
    writeAll()
    expect(stored()).toEqual([2, 3, 4])
  })

  it('when it hears of the other’s before its own is written', async () => {
    const [mine, other] = [openTab(), openTab()]
    await Promise.all([openFavourites(mine.store), openFavourites(other.store)])
    await saveFavourite(other.store, 2)
    writeAll()
    await saveFavourite(mine.store, 3)
    fromOtherTab()
    expect(mine.saved()).toEqual([2, 3])
    expect(stored()).toEqual([2, 3])
  })
})

describe('an account', () => {
  const since = expect.any(Number) as number
  async function signedIn(answer: (call: string) => Answer | Promise<Answer>, lists: readonly string[] = []) {
    const tab = openTab((call) => (call === 'POST merge' ? listOf(9) : answer(call)), lists)
    await joinAccount(tab.store)
    return tab
  }

  it('takes the guest’s favourites, once, and leaves none on the device', async () => {
    const guest = openTab()
    await saveFavourite(guest.store, 7)
    writeAll()
    const { store, saved, calls } = openTab(() => listOf(7, 9))
    await Promise.all([joinAccount(store), joinAccount(store)])
    writeAll()
    expect(calls).toEqual(['POST merge'])
    expect(saved()).toEqual([7, 9])
    expect(localStorage.length).toBe(0)
  })

  it('that does not answer leaves the guest’s where they are', async () => {
    const { store, saved, toasts } = openTab(() => ({ status: 503 }))
    await saveFavourite(store, 7)
    await joinAccount(store)
    writeAll()
    expect([saved(), stored()]).toEqual([[7], [7]])
    expect(toasts()).toEqual(['toast.favourite-on-device'])
  })

  it('takes a heart that was filled while it was joined', async () => {
    let answered: (answer: Answer) => void = () => undefined
    const merged = new Promise<Answer>((resolve) => {
      answered = resolve
    })
    const { store, saved, calls } = openTab((call) => (call === 'POST merge' ? merged : listOf(7, 9)))
    const joined = joinAccount(store)
    await vi.waitFor(() => expect(calls).toEqual(['POST merge']))
    const clicked = saveFavourite(store, 7)
    answered(listOf(9))
    await Promise.all([joined, clicked])
    expect(saved()).toEqual([7, 9])
    await vi.waitFor(() => expect(calls).toEqual(['POST merge', 'PUT 7']))
  })

  it('shows a change before it is answered, and stores nothing of it on the device', async () => {
    const { store, saved, toasts, calls } = await signedIn(() => listOf(7, 9))
    await saveFavourite(store, 7)
    expect(saved()).toEqual([7, 9])
    expect(toasts(), 'before the answer').toEqual([])
    await vi.waitFor(() => expect(toasts()).toEqual(['toast.favourite-saved']))
    await toggleFavourite(store, 9)
    expect(saved()).toEqual([7])
    store.dispatch(store.getState().shell.toasts.at(-1)!.action!.send!)
    expect(saved()).toEqual([7, 9])
    writeAll()
    expect(localStorage.length).toBe(0)
    await vi.waitFor(() => expect(calls).toEqual(['POST merge', 'PUT 7', 'DELETE 9', 'PUT 9']))
    expect(toasts()).toEqual(['toast.favourite-saved', 'toast.favourite-dropped'])
    expect(store.getState().favourites?.account).toEqual([
      { siteId: 7, since },
      { siteId: 9, since: 10 },
    ])
  })

  it('with several lists is shown them once a campsite is saved, and no toast besides', async () => {
    const { store, toasts, popups } = await signedIn(() => listOf(7, 9), ['Lakes', 'Sea'])
    await saveFavourite(store, 7)
    await vi.waitFor(() => expect(popups()).toEqual([['list-choice', { siteId: 7 }]]))
    expect(toasts()).toEqual([])
  })

  it.each([
    ['a save', 7, [9], []],
    ['a drop', 9, [9], ['toast.favourite-dropped']],
  ] as const)('takes back %s that is refused, and reports it', async (_, site, before, shown) => {
    const { store, saved, toasts } = await signedIn(() => ({ status: 503 }))
    await toggleFavourite(store, site)
    await vi.waitFor(() => expect(toasts()).toEqual([...shown, 'toast-message.generic-error']))
    expect(saved()).toEqual(before)
  })
})

describe('a heart', () => {
  const one = [{ siteId: 7, since: 10 }]
  it.each([
    ['nothing is known', undefined, [false, true]],
    ['the account is not known yet', { guest: [], account: null }, [false, true]],
    ['a guest saved it', { guest: one, account: null }, [true, true]],
    ['the account has none', { guest: one, account: [] }, [false, false]],
    ['the account has it', { guest: [], account: one }, [true, true]],
  ])('while %s', (_, state, filled) => {
    expect([isSaved(state, 7), isSaved(state, 7, true)]).toEqual(filled)
  })
})
