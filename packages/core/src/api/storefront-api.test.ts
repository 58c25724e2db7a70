import { describe, expect, it, vi } from 'vitest'
import { campsiteApi } from '../campsite/campsite.api.ts'
import { navigationApi } from '../navigation/navigation.api.ts'
import { searchApi } from '../search/search.api.ts'
import { createStore } from '../store/create-store.ts'

function storeWith(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn((_url: string, _init: RequestInit) => Promise.resolve().then(answer))
  const store = createStore({
    fetch: fetch as unknown as typeof globalThis.fetch,
    origin: 'http://api.test',
    brand: 'alder',
    apiLocale: 'couk',
  })
  return { store, fetch }
}
const json = (body: unknown, status = 200, type = 'application/json') =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': type } })

describe('the API client', () => {
  it('puts path keys into the path and the rest into the query, lists repeated and nothing left out aside', async () => {
    const { store, fetch } = storeWith(() => json({ days: [] }))
    const request = {
      id: 7,
      month: '2027-07',
      accommodation: undefined,
      children: [4, 9],
    }
    await store.dispatch(campsiteApi.endpoints.siteCalendar.initiate(request))
    const [url, init] = fetch.mock.calls[0] as [string, RequestInit]
    expect(url).toBe(
      'http://api.test/api/twenty/v2/alder/couk/sites/7/calendar?month=2027-07&children=4&children=9',
    )
    expect(init).toMatchObject({ method: 'GET' })
    expect(init.body).toBeUndefined()
  })

  it('cannot be led out of its path by a slug', async () => {
    const { store, fetch } = storeWith(() => json({}))
    await store.dispatch(campsiteApi.endpoints.site.initiate({ slug: '../../cart/1?x=#y' }))
    expect(fetch.mock.calls[0]?.[0]).toBe(
      'http://api.test/api/twenty/v2/alder/couk/sites/..%2F..%2Fcart%2F1%3Fx%3D%23y',
    )
  })

  it('sends a body as JSON', async () => {
    const { store, fetch } = storeWith(() => json({ results: [] }))
    await store.dispatch(searchApi.endpoints.autocomplete.initiate({ searchString: 'gar', limit: 5 }))
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"searchString":"gar","limit":5}',
    })
  })

  const problem = { type: 'not-found', title: 'Not found', status: 404 }
  it.each([
    ['a problem', () => json(problem, 404, 'application/problem+json'), { status: 404, problem }],
    ['a failure without words', () => new Response('Bad gateway', { status: 502 }), { status: 502 }],
    ['no answer', () => Promise.reject(new TypeError('fetch failed')), { status: 0 }],
    [
      'half an answer',
      () => new Response('{"fun', { headers: { 'content-type': 'application/json' } }),
      { status: 0 },
    ],
  ])('reports %s', async (_, answer, error) => {
    const { store } = storeWith(answer)
    const result = await store.dispatch(navigationApi.endpoints.navigationGroups.initiate({ part: 'shell' }))
    expect(result.error).toEqual(error)
    expect(result.data).toBeUndefined()
  })

  it('sends the same request once', async () => {
    const { store, fetch } = storeWith(() => json({ funnels: [] }))
    const ask = () =>
      store.dispatch(
        navigationApi.endpoints.navigationGroups.initiate({ part: 'shell' }, { subscribe: false }),
      )
    await Promise.all([ask(), ask()])
    await ask()
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('gives a hanging server up at its time limit, and an answered call leaves no timer', async () => {
    vi.useFakeTimers()
    try {
      const never = vi.fn(
        (_url: string, { signal }: RequestInit) =>
          new Promise<Response>((_, reject) =>
            signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
          ),
      )
      const access = { origin: 'http://api.test', brand: 'alder', apiLocale: 'couk', timeLimitMs: 30_000 }
      const store = createStore({ ...access, fetch: never as unknown as typeof globalThis.fetch })
      const asked = store.dispatch(navigationApi.endpoints.navigationGroups.initiate({ part: 'shell' }))
      await vi.advanceTimersByTimeAsync(29_000)
      expect(never.mock.calls[0]?.[1].signal?.aborted).toBe(false)
      await vi.advanceTimersByTimeAsync(1000)
      expect((await asked).error).toEqual({ status: 0 })

      const quick = vi.fn(() => Promise.resolve(json({ funnels: [] })))
      const other = createStore({ ...access, fetch: quick })
      await other.dispatch(
        navigationApi.endpoints.navigationGroups.initiate({ part: 'shell' }, { subscribe: false }),
      )
      expect(quick).toHaveBeenCalledTimes(1)
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })
})
