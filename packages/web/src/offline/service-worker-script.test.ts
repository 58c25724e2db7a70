import { describe, expect, it, vi } from 'vitest'
import { removalScript, serviceWorkerScript } from './service-worker-script.ts'

type Handler = (event: unknown) => void

/** A worker's world: caches that keep names and pages, a network that can be switched off. */
function runWorker(script: string, keptBefore: string[] = []) {
  const stores = new Map(keptBefore.map((name) => [name, new Map<string, string>()]))
  const handlers = new Map<string, Handler>()
  const network = { on: true }
  const registration = {
    unregister: vi.fn(() => Promise.resolve(true)),
    navigationPreload: { enable: vi.fn(() => Promise.resolve()) },
  }
  const caches = {
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
    open: (name: string) => {
      const store = stores.get(name) ?? new Map<string, string>()
      stores.set(name, store)
      return Promise.resolve({
        add: (request: { url: string }) => Promise.resolve(store.set(request.url, 'offline page')),
      })
    },
    match: (page: string, { cacheName }: { cacheName: string }) =>
      Promise.resolve(stores.get(cacheName)?.get(page)),
  }
  const self = {
    skipWaiting: () => Promise.resolve(),
    registration,
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
  }
  const fetchPage = () =>
    network.on ? Promise.resolve('from the server') : Promise.reject(new TypeError('no network'))
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
    await happen('fetch', {
      request: { url: `https://uk.test${path}`, mode: 'navigate', method: 'GET', ...request },
      preloadResponse: Promise.resolve(undefined),
      respondWith: (reply: Promise<unknown>) => {
        answer = reply
      },
    })
    return answer ? await answer : 'left to the browser'
  }
  return { stores, network, registration, happen, visit }
}

describe('the worker of an edition', () => {
  const script = serviceWorkerScript({ scope: '/de', version: 'v2' })

  it('keeps the offline page and nothing else, and forgets older ones of its own edition', async () => {
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

  it('hands on what the server says, and shows the offline page only when nobody answers', async () => {
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

it('a switched-off worker removes what it kept and itself', async () => {
  const worker = runWorker(removalScript('/de'), ['offline /de v1', 'offline /de-at v1'])
  await worker.happen('install')
  await worker.happen('activate')
  expect([...worker.stores.keys()]).toEqual(['offline /de-at v1'])
  expect(worker.registration.unregister).toHaveBeenCalledOnce()
})
