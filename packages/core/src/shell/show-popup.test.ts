import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from '../store/create-store.ts'
import { pageLeft, popupAdded, popupRemoved, popupsRemoved, showPopup } from './shell.slice.ts'

const emptyStore = () =>
  createStore({ fetch: () => Promise.reject(new Error('no calls')), origin: '', brand: 'b', apiLocale: 'l' })
const notice = { component: 'notice', properties: {} }
type Store = ReturnType<typeof emptyStore>
const ids = (store: Store) => store.getState().shell.popups.map(({ id }) => id)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('popups (errors-12)', () => {
  it('get ids in turn; one with an existing id replaces the old in its place', () => {
    const store = emptyStore()
    store.dispatch(showPopup(notice))
    store.dispatch(showPopup({ ...notice, id: 'offer', properties: { text: 'old' } }))
    store.dispatch(showPopup(notice))
    store.dispatch(showPopup({ ...notice, id: 'offer', properties: { text: 'new' } }))
    expect(ids(store)).toEqual([1, 'offer', 2])
    expect(store.getState().shell.popups[1]?.properties).toEqual({ text: 'new' })
  })

  it.each([undefined, 0, -1])('stay without a timeout above 0: %s', (timeout) => {
    const store = emptyStore()
    store.dispatch(showPopup(timeout === undefined ? notice : { ...notice, timeout }))
    vi.advanceTimersByTime(1_000_000)
    expect(ids(store)).toEqual([1])
  })

  it('go after their timeout and not before', () => {
    const store = emptyStore()
    store.dispatch(showPopup({ ...notice, timeout: 400 }))
    vi.advanceTimersByTime(399)
    expect(ids(store)).toEqual([1])
    vi.advanceTimersByTime(1)
    expect(ids(store)).toEqual([])
  })

  it('are not removed by the timeout of the one they replaced', () => {
    const store = emptyStore()
    store.dispatch(showPopup({ ...notice, id: 'offer', timeout: 400 }))
    vi.advanceTimersByTime(300)
    store.dispatch(showPopup({ ...notice, id: 'offer', timeout: 400 }))
    vi.advanceTimersByTime(300)
    expect(ids(store)).toEqual(['offer'])
    vi.advanceTimersByTime(100)
    expect(ids(store)).toEqual([])
  })

  it('start counting anew when all are removed; an old timeout does not hit the new one', () => {
    const store = emptyStore()
    store.dispatch(showPopup({ ...notice, timeout: 400 }))
    store.dispatch(popupAdded(notice))
    store.dispatch(popupsRemoved())
    expect(ids(store)).toEqual([])
    store.dispatch(showPopup(notice))
    vi.advanceTimersByTime(400)
    expect(ids(store)).toEqual([1])
  })

  it('go one by one, and all when the page is left', () => {
    const store = emptyStore()
    for (let count = 0; count < 3; count += 1) store.dispatch(popupAdded(notice))
    store.dispatch(popupRemoved(2))
    expect(ids(store)).toEqual([1, 3])
    store.dispatch(pageLeft())
    expect(ids(store)).toEqual([])
    store.dispatch(popupAdded(notice))
    expect(ids(store)).toEqual([1])
  })
})
