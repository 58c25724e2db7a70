import { offlineCopies } from '@camping/editions/offline-copies.ts'
import { describe, expect, it, vi } from 'vitest'
import { removalScript, serviceWorkerScript } from './service-worker-script.ts'

type Handler = (event: unknown) => void

/** A worker's environment: caches with names and pages, and a network that can be switched off. */
function runWorker(script: string, storedBefore: string[] = []) {
  const stores = new Map(storedBefore.map((name) => [name, new Map<string, unknown>()]))
  const handlers = new Map<string, Handler>()
  const network = { on: true, answer: 'from the server' as unknown }
  const registration = {
    unregister: vi.fn(() => Promise.resolve(true)),
    navigationPreload: { enable: vi.fn(() => Promise.resolve()) },
  }
  const caches = {
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
    open: (name: string) => {
      const store = stores.get(name) ?? new Map<string, unknown>()
      stores.set(name, store)
      return Promise.resolve({
        add: (request: { url: string }) => Promise.resolve(store.set(request.url, 'offline page')),
      })
    },
    match: (page: string, { cacheName }: { cacheName: string }) =>
      Promise.resolve(stores.get(cacheName)?.get(page)),
  }
  /** Undefined in a browser without a cookie store. */
  const cookies: { store?: Map<string, string> } = {}
  const self = {
    get cookieStore() {
      const { store } = cookies
      return store && { get: (name: string) => Promise.resolve(store.get(name) ?? null) }
    },
    skipWaiting: () => Promise.resolve(),
    registration,
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
  }
  const fetchPage = () =>
    network.on ? Promise.resolve(network.answer) : Promise.reject(new TypeError('no network'))
  class FakeRequest {
    readonly url: string
    constructor(url: string) {
      this.url = url
    }
  }
  // The script is ours, and what it does as text is what is tested.
  // oxlint-disable-next-line no-implied-eval, no-new-func, typescript/no-implied-eval
  const run = new Function('self', 'caches', 'fetch', 'Request', 'Response', script) as (
    ...world: unknown[]
  ) => void
  run(self, caches, fetchPage, FakeRequest, { error: () => 'nothing' })
  const happen = async (name: string, event: object = {}) => {
    const waits: Promise<unknown>[] = []
    handlers.get(name)?.({ waitUntil: (work: Promise<unknown>) => waits.push(work), ...event })
    await Promise.all(waits)
  }
  const visit = async (path: string, request: object = {}) => {
    let answer: Promise<unknown> | undefined
    const waits: Promise<unknown>[] = []
    await happen('fetch', {
      request: { url: `https://uk.test${path}`, mode: 'navigate', method: 'GET', ...request },
      preloadResponse: Promise.resolve(undefined),
      waitUntil: (work: Promise<unknown>) => waits.push(work),
      respondWith: (reply: Promise<unknown>) => {
        answer = reply
      },
    })
    const reply = answer ? await answer : 'left to the browser'
    await Promise.all(waits)
    return reply
  }
  return { stores, network, cookies, registration, happen, visit }
}

describe('the worker of an edition', () => {
  const script = serviceWorkerScript({ scope: '/de', version: 'v2' })

  it('caches only the offline page, and deletes older ones of its edition', async () => {
    const worker = runWorker(script, ['offline /de v1', 'offline /de-ch v1', 'of somebody else'])
    await worker.happen('install')
    await worker.happen('activate')
    expect([...worker.stores.keys()].sort()).toEqual(
      ['of somebody else', 'offline /de v2', 'offline /de-ch v1'].sort(),
    )
    expect([...(worker.stores.get('offline /de v2')?.keys() ?? [])]).toEqual(['/de/offline'])
    await worker.visit('/de/campingplaetze')
    expect(worker.stores.get('offline /de v2')?.size).toBe(1)
  })

  it('lets everything but pages pass it by, and is installed by browsers that know no such routes', async () => {
    for (const answer of [Promise.resolve(), Promise.reject(new TypeError('unknown condition'))]) {
      const addRoutes = vi.fn((_rules: unknown) => answer)
      const worker = runWorker(script)
      await worker.happen('install', { addRoutes })
      expect(addRoutes.mock.lastCall?.[0]).toEqual(
        ['cors', 'no-cors', 'same-origin'].map((requestMode) => ({
          condition: { requestMode },
          source: 'network',
        })),
      )
      expect(worker.stores.has('offline /de v2')).toBe(true)
    }
  })

  it("passes on the server's answer, and shows the offline page only without one", async () => {
    const worker = runWorker(script)
    await worker.happen('install')
    expect(await worker.visit('/de')).toBe('from the server')
    worker.network.on = false
    expect(await worker.visit('/de')).toBe('offline page')
    expect(await worker.visit('/de/campingplaetze?page=2')).toBe('offline page')
  })

  it.each<[string, string, object]>([
    ['another edition that begins alike', '/de-ch/camping', {}],
    ['a picture', '/de/picture.webp', { mode: 'no-cors' }],
    ['a call', '/de/call', { mode: 'cors' }],
    ['a form', '/de/booking/1', { method: 'POST' }],
  ])('leaves %s alone', async (_, path, request) => {
    const worker = runWorker(script)
    await worker.happen('install')
    worker.network.on = false
    expect(await worker.visit(path, request)).toBe('left to the browser')
  })
})

describe('offline copies of portal pages', () => {
  const path = '/de/profil/buchung/ABC'
  const dayMs = 86_400_000
  /** A browser with one cached page, offline by default. */
  function withCopy(until = Date.now() + dayMs) {
    const worker = runWorker(serviceWorkerScript({ scope: '/de', version: 'v2' }))
    const copy = { headers: new Headers({ [offlineCopies.untilHeader]: String(until) }) }
    worker.stores.set(offlineCopies.cache, new Map([[path, copy]]))
    worker.network.on = false
    return { ...worker, copy, hasCopy: () => worker.stores.has(offlineCopies.cache) }
  }

  it('are shown at their own address without a network, and only then', async () => {
    const worker = withCopy()
    await worker.happen('install')
    expect(await worker.visit(path)).toBe(worker.copy)
    expect(await worker.visit(`${path}?payment=done`)).toBe(worker.copy)
    expect(await worker.visit('/de/profil/buchung/XYZ')).toBe('offline page')
    worker.network.on = true
    expect(await worker.visit(path)).toBe('from the server')
    expect(worker.hasCopy()).toBe(true)
  })

  it('go when their time is over', async () => {
    const worker = withCopy(Date.now() - 1)
    await worker.happen('install')
    expect(await worker.visit(path)).toBe('offline page')
    expect(worker.hasCopy()).toBe(false)
  })

  it('go with a sign-out, though the server cannot be reached', async () => {
    const worker = withCopy()
    expect(await worker.visit('/de/logout', { method: 'POST' })).toBe('left to the browser')
    expect(worker.hasCopy()).toBe(false)
  })

  it.each([
    ['leads to the login page', { type: 'opaqueredirect', status: 0 }],
    ['is of somebody else', { type: 'basic', status: 404 }],
    ['is forbidden', { type: 'basic', status: 403 }],
  ])('go when one of them %s', async (_, answer) => {
    const worker = withCopy()
    Object.assign(worker.network, { on: true, answer })
    await worker.visit('/de/campingplaetze')
    expect(worker.hasCopy()).toBe(true)
    expect(await worker.visit(path)).toBe(answer)
    expect(worker.hasCopy()).toBe(false)
  })

  it('go when a page is opened without the cookie of a session, and are not shown without it', async () => {
    for (const on of [true, false]) {
      const worker = withCopy()
      await worker.happen('install')
      worker.network.on = on
      worker.cookies.store = new Map([['login-type', 'email']])
      expect(await worker.visit(path)).toBe(on ? 'from the server' : worker.copy)
      expect(worker.hasCopy()).toBe(true)
      worker.cookies.store.clear()
      await worker.visit(on ? '/de' : path)
      expect(worker.hasCopy()).toBe(false)
    }
  })

  it('stay when the server has a bad moment', async () => {
    const worker = withCopy()
    Object.assign(worker.network, { on: true, answer: { type: 'basic', status: 503 } })
    await worker.visit(path)
    expect(worker.hasCopy()).toBe(true)
  })

  it('go with the worker of an app that has switched it off', async () => {
    const worker = runWorker(removalScript('/de'), [offlineCopies.cache])
    await worker.happen('activate')
    expect([...worker.stores.keys()]).toEqual([])
  })
})

it('a disabled worker removes its cache and itself', async () => {
  const worker = runWorker(removalScript('/de'), ['offline /de v1', 'offline /de-at v1'])
  await worker.happen('install')
  await worker.happen('activate')
  expect([...worker.stores.keys()]).toEqual(['offline /de-at v1'])
  expect(worker.registration.unregister).toHaveBeenCalledOnce()
})
