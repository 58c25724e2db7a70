import { randomBytes } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { PageCache, type CachedPage } from './page-cache.ts'
import { bodyIn } from './page-encoding.ts'

function setUp(maxBytes = 1_000_000) {
  const clock = { now: 0 }
  const cache = new PageCache({ maxBytes, freshMs: 1000, staleMs: 5000, now: () => clock.now })
  const page = (text: string, mayStore = true): CachedPage => ({
    status: 200,
    mayStore,
    bodies: { identity: Buffer.from(text) },
    storedAt: clock.now,
  })
  const makes = (text: string, mayStore?: boolean) => vi.fn(() => Promise.resolve(page(text, mayStore)))
  const read = async (key: string, make: () => Promise<CachedPage>) =>
    (await cache.get(key, make)).bodies.identity.toString()
  return { clock, cache, page, makes, read }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('PageCache', () => {
  it('makes a page once and serves it while it is fresh', async () => {
    const { clock, makes, read } = setUp()
    const first = makes('first')
    expect(await read('a', first)).toBe('first')
    clock.now = 1000
    expect(await read('a', makes('second'))).toBe('first')
    expect(first).toHaveBeenCalledTimes(1)
    expect(await read('b', makes('other'))).toBe('other')
  })

  it('serves a stale page at once and makes a new one behind it, once', async () => {
    const { clock, makes, read } = setUp()
    await read('a', makes('first'))
    clock.now = 1001
    const second = makes('second')
    expect(await Promise.all([read('a', second), read('a', second)])).toEqual(['first', 'first'])
    await settled()
    expect(second).toHaveBeenCalledTimes(1)
    expect(await read('a', makes('third'))).toBe('second')
  })

  it('waits for a new page when the old one is beyond stale', async () => {
    const { clock, makes, read } = setUp()
    await read('a', makes('first'))
    clock.now = 6000
    expect(await read('a', makes('second'))).toBe('first')
    await settled()
    clock.now = 12_001
    expect(await read('a', makes('third'))).toBe('third')
  })

  it('makes one page for many requests at once', async () => {
    const { makes, read } = setUp()
    const make = makes('one')
    const answers = await Promise.all(Array.from({ length: 50 }, () => read('a', make)))
    expect(new Set(answers)).toEqual(new Set(['one']))
    expect(make).toHaveBeenCalledTimes(1)
  })

  it('gives a redirect to all waiting requests, and caches it for nobody', async () => {
    const { cache, page } = setUp()
    const away = { ...page('', false), status: 301, redirect: '/uk/new' }
    const make = vi.fn(() => Promise.resolve(away))
    const answers = await Promise.all([cache.get('a', make), cache.get('a', make)])
    expect(answers.map(({ redirect }) => redirect)).toEqual(['/uk/new', '/uk/new'])
    expect(make).toHaveBeenCalledTimes(1)
    await cache.get('a', make)
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('does not store uncacheable pages', async () => {
    const { cache, makes, read } = setUp()
    await read('a', makes('mine', false))
    expect(cache.bytes).toBe(0)
    expect(await read('a', makes('yours'))).toBe('yours')
  })

  it('does not remember a failure', async () => {
    const { makes, read } = setUp()
    const failing = () => Promise.reject(new Error('no'))
    await expect(Promise.all([read('a', failing), read('a', failing)])).rejects.toThrow('no')
    expect(await read('a', makes('well'))).toBe('well')
  })

  it('retains the stale page when its successor fails or is not cacheable', async () => {
    const { clock, makes, read } = setUp()
    await read('a', makes('first'))
    clock.now = 2000
    expect(await read('a', () => Promise.reject(new Error('no')))).toBe('first')
    await settled()
    expect(await read('a', makes('error page', false))).toBe('first')
    await settled()
    expect(await read('a', makes('second'))).toBe('first')
    await settled()
    expect(await read('a', makes('third'))).toBe('second')
  })

  it('stays within its bytes and lets go of what was used least recently', async () => {
    // A body of 1,000 bytes, a key of one letter, and the overhead of an entry.
    const one = 1000 + 2 + 1024
    const { cache, makes, read } = setUp(3 * one)
    const text = (letter: string) => letter.repeat(1000)
    for (const key of ['a', 'b', 'c']) await read(key, makes(text(key)))
    expect(cache.bytes).toBe(3 * one)
    await read('a', makes('new a'))
    await read('d', makes(text('d')))
    expect(cache.bytes).toBe(3 * one)
    const again = Object.fromEntries(
      await Promise.all(
        ['a', 'c', 'd', 'b'].map(async (key) => [key, (await read(key, makes('made again', false)))[0]]),
      ),
    )
    expect(again).toEqual({ a: 'a', c: 'c', d: 'd', b: 'm' })
  })

  it('counts a page once when it is made again', async () => {
    const { clock, cache, makes, read } = setUp()
    await read('a', makes('x'.repeat(1000)))
    clock.now = 7000
    await read('a', makes('x'.repeat(100)))
    expect(cache.bytes).toBe(100 + 2 + 1024)
  })

  it('counts compressed forms when they are made, and gives them back with their page', async () => {
    const { cache, page } = setUp(12_000)
    const cached = await cache.get('a', () => Promise.resolve(page('Zelten am See '.repeat(500))))
    const before = cache.bytes
    const forms = [await bodyIn(cached, 'br'), await bodyIn(cached, 'gzip')]
    expect(cache.bytes - before).toBe(forms.reduce((sum, form) => sum + form.byteLength, 0))
    for (const form of forms) expect(form.buffer.byteLength).toBeLessThan(9000)
    // The next page evicts it; its compressed forms that are made afterwards do not count.
    await cache.get('b', () => Promise.resolve(page('x'.repeat(9000))))
    expect(cache.bytes).toBe(9000 + 2 + 1024)
  })

  it('lets go of the oldest page when a form of another outgrows the cache', async () => {
    // Incompressible, so that its compressed forms are as long as itself.
    const noise = randomBytes(2250).toString('base64')
    const { cache, page, makes, read } = setUp(6000)
    await read('a', makes('x'.repeat(100)))
    const cached = await cache.get('b', () => Promise.resolve(page(noise)))
    expect(await read('a', makes('no', false))).toBe('x'.repeat(100))
    await read('b', makes('no', false))
    await bodyIn(cached, 'br')
    await bodyIn(cached, 'gzip')
    expect(cache.bytes).toBeLessThanOrEqual(6000)
    expect(await read('a', makes('gone', false))).toBe('gone')
  })

  it('marks pages that are requested again', async () => {
    const { cache, makes } = setUp()
    expect((await cache.get('a', makes('first'))).isRequestedAgain).toBeUndefined()
    expect((await cache.get('a', makes('second'))).isRequestedAgain).toBe(true)
  })

  it.each([0, 100])('serves but does not hold a page larger than its %i bytes', async (bytes) => {
    const { cache, makes, read } = setUp(bytes)
    expect(await read('a', makes('x'.repeat(1000)))).toHaveLength(1000)
    expect(cache.bytes).toBe(0)
  })
})
