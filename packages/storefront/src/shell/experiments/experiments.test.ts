import {
  experimentEvent,
  experimentFlags,
  experimentTransaction,
  exposeVisitor,
} from '@camping/contract/experiments.endpoints.ts'
import { experimentFlagsReply, experimentRecorded } from '@camping/contract/experiments.schemas.ts'
import { flagsDecided } from '@camping/core/experiments/experiments.slice.ts'
import { createStore, type Store } from '@camping/core/store/create-store.ts'
import type { RouteName } from '@camping/editions/routes.ts'
import { fakeApi, refuses, replies, type FakeAnswer } from '@camping/testkit/fake-api.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { appContext } from '../../kit/app/app-context.tsx'
import { readCookie, writeCookie } from '../../kit/routing/read-cookie.browser.ts'
import { loadAlphaBox } from '../../features/search/form/alpha-box.ts'
import { testApp } from '../../testing/test-app.ts'
import { countSearch } from '../../features/search/form/count.browser.ts'
import { startExperiments, type ExperimentVisit } from './start-experiments.browser.ts'

const today = '2026-11-21'
const id = 'visitor-0123456789'
const consent = () => writeCookie('consent', JSON.stringify({ categories: ['statistics'], date: today }), 60)
const flags = (searchBox: string, date = today) =>
  writeCookie('flags', JSON.stringify({ searchBox, date }), 60)
const gives = (value: string) =>
  replies(experimentFlags, experimentFlagsReply, {
    flags: [{ slug: 'search-box', key: 'searchBox', value }],
    uniqueVisitorId: id,
  })
const notes = [
  replies(exposeVisitor, experimentRecorded, {}),
  replies(experimentEvent, experimentRecorded, {}),
  replies(experimentTransaction, experimentRecorded, {}),
]

const reported = vi.fn()
beforeEach(() => vi.stubGlobal('reportError', reported))
afterEach(() => {
  for (const name of ['consent', 'visitor', 'flags']) writeCookie(name, '', 0)
  sessionStorage.clear()
  vi.unstubAllGlobals()
  reported.mockClear()
})

function setUp(answers: readonly FakeAnswer[]): {
  opener: ExperimentVisit
  store: Store
  calls: readonly string[]
  loadMessages: ReturnType<typeof vi.fn>
} {
  const app = appContext({ config: testApp, site: 'uk', today, editions: [] })
  const { fetch, calls } = fakeApi('alder', 'couk', answers)
  const store = createStore({ fetch, origin: 'http://api.test', brand: 'alder', apiLocale: 'couk' })
  const loadMessages = vi.fn(() => Promise.resolve())
  return { opener: { app, store, loadMessages, loadAlphaBox }, store, calls, loadMessages }
}
const boxIn = (store: Store) => store.getState().experiments.flags['searchBox']

describe('which box a visitor gets', () => {
  it('is requested with consent, stored, and shown when its code has loaded', async () => {
    consent()
    const { opener, store, calls, loadMessages } = setUp([gives('alpha')])
    await startExperiments(opener)
    expect(calls).toHaveLength(1)
    expect(boxIn(store)).toBe('alpha')
    expect(loadMessages).toHaveBeenCalledWith(['alpha'])
    expect(readCookie('visitor')).toBe(id)
    expect(JSON.parse(readCookie('flags') ?? '')).toEqual({ searchBox: 'alpha', date: today })
  })

  it('comes from the cookie on the same day, without the code of the other box', async () => {
    consent()
    writeCookie('visitor', id, 60)
    flags('bravo')
    const { opener, store, calls, loadMessages } = setUp([gives('alpha')])
    await startExperiments(opener)
    expect([calls.length, boxIn(store), loadMessages.mock.calls.length]).toEqual([0, 'bravo', 0])
  })

  it('is requested again on another day', async () => {
    consent()
    writeCookie('visitor', id, 60)
    flags('alpha', '2026-11-20')
    const { opener, store, calls } = setUp([gives('bravo')])
    await startExperiments(opener)
    expect([calls.length, boxIn(store)]).toEqual([1, 'bravo'])
  })

  it('is not requested without consent, and stored data is deleted', async () => {
    writeCookie('visitor', id, 60)
    flags('alpha')
    const { opener, store, calls } = setUp([gives('alpha')])
    await startExperiments(opener)
    expect([calls.length, boxIn(store)]).toEqual([0, undefined])
    // A browser deletes the cookie; the test's document empties it.
    expect([readCookie('visitor') ?? '', readCookie('flags') ?? '']).toEqual(['', ''])
  })

  it('stays the default one when the API fails; the failure is reported and not shown', async () => {
    consent()
    const { opener, store } = setUp([refuses(experimentFlags, 503, { type: 'unavailable' })])
    await startExperiments(opener)
    expect(boxIn(store)).toBeUndefined()
    expect(readCookie('visitor')).toBeUndefined()
    expect(reported).toHaveBeenCalledOnce()
  })
})

describe('words of an experiment', () => {
  const start = async (
    saved: string,
    {
      rendered = {},
      page = 'site',
    }: { rendered?: Parameters<typeof flagsDecided>[0]; page?: RouteName } = {},
  ) => {
    consent()
    writeCookie('visitor', id, 60)
    writeCookie('flags', JSON.stringify({ chooseButton: saved, date: today }), 60)
    const sent: unknown[] = []
    const { opener, store } = setUp([
      replies(exposeVisitor, experimentRecorded, (request) => {
        sent.push(request)
        return {}
      }),
    ])
    store.dispatch(flagsDecided(rendered))
    vi.resetModules()
    const { startExperiments: startAnew } = await import('./start-experiments.browser.ts')
    await startAnew(opener, page)
    await startAnew(opener, page)
    return sent
  }

  it('are counted once where the document began with them', async () => {
    expect(await start('book', { rendered: { chooseButton: 'book' } })).toEqual([
      expect.objectContaining({ visitorId: id, key: 'chooseButton', locale: 'couk', hasConsented: true }),
    ])
  })

  it('are counted for the usual words as well', async () => {
    expect(await start('choose')).toHaveLength(1)
  })

  it('are not counted where the document has other words than the visitor’s, or began elsewhere', async () => {
    expect(await start('book')).toEqual([])
    expect(await start('choose', { page: 'home' })).toEqual([])
  })
})

describe('counting', () => {
  it('counts nothing without consent or without an id', async () => {
    const { store, calls } = setUp(notes)
    writeCookie('visitor', id, 60)
    await countSearch(store.dispatch)
    writeCookie('visitor', '', 0)
    consent()
    await countSearch(store.dispatch)
    expect(calls).toEqual([])
  })
})
