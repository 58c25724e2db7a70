import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fakeHost } from '../testing/fake-host.ts'

let fake: Awaited<ReturnType<typeof fakeHost>>
beforeAll(async () => {
  fake = await fakeHost()
})
afterAll(() => fake.close())
beforeEach(() => {
  fake.render.mockClear()
  fake.log.mockClear()
})

const get = (url: string, headers: Record<string, string> = {}) =>
  fake.host.inject({ method: 'GET', url, headers: { host: 'localhost:3000', ...headers } })
/** The input of the rendering, which the fake renderer wrote into the page. */
const inputOf = (html: string) =>
  JSON.parse(/<main>(.*)<\/main>/.exec(html)?.[1] ?? '{}') as Record<string, string>

const publicFor = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'

describe('pages', () => {
  it('are documents of their edition, rendered for the day there', async () => {
    fake.clock.now = new Date('2027-03-01T23:30:00Z')
    const answer = await get('/de-ch/einfach?adults=3')
    fake.clock.now = new Date('2027-03-01T10:00:00Z')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body).toMatch(/^<!doctype html><html lang="de-CH">/)
    expect(inputOf(answer.body)).toMatchObject({
      brand: 'alder',
      site: 'de-ch',
      pathname: '/de-ch/einfach',
      search: '?adults=3',
      today: '2027-03-02',
    })
  })

  it('are rendered once for many requests, and without campaign marks', async () => {
    const answers = await Promise.all([
      get('/uk/many?utm_source=a'),
      get('/uk/many?gclid=2'),
      get('/uk/many'),
    ])
    await get('/uk/many?page=1')
    expect(fake.render).toHaveBeenCalledTimes(1)
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(inputOf(answers[0].body)['search']).toBe('')
  })

  it('of two brands at the same path are two', async () => {
    const [house, lakeland] = await Promise.all([
      get('/nl/twee'),
      get('/nl/twee', { host: 'lakeland.localhost:3000' }),
    ])
    expect(inputOf(house.body)['brand']).toBe('alder')
    expect(inputOf(lakeland.body)['brand']).toBe('lakeland')
    expect(inputOf((await get('/nl/twee', { host: 'nl.alder.example' })).body)['brand']).toBe('alder')
    expect(fake.render).toHaveBeenCalledTimes(3)
  })

  it('have the search box of the visitor, in apps with experiments, and are cached for nobody else', async () => {
    const flags = (searchBox: string) => ({
      cookie: `flags=${encodeURIComponent(JSON.stringify({ searchBox, date: '2027-03-01' }))}`,
    })
    const answers = [
      await get('/de', flags('alpha')),
      await get('/de', flags('bravo')),
      await get('/de'),
      await get('/de', flags('alpha')),
      await get('/uk', flags('alpha')),
    ]
    expect(answers.map(({ body }) => inputOf(body)['flags'])).toEqual([
      { searchBox: 'alpha' },
      undefined,
      undefined,
      { searchBox: 'alpha' },
      undefined,
    ])
    expect(answers.map(({ headers }) => headers['cache-control'])).toEqual([
      'private, no-cache',
      publicFor,
      publicFor,
      'private, no-cache',
      publicFor,
    ])
    expect(answers.map(({ headers }) => headers['vary'])).toEqual(
      answers.map(() => 'accept-encoding, cookie'),
    )
    // Two search boxes of one edition, and one of another.
    expect(fake.render).toHaveBeenCalledTimes(3)
    expect((await get('/de/funnel', flags('alpha'))).headers['vary']).toBe('accept-encoding, cookie')
    expect((await get('/uk/funnel', flags('alpha'))).headers['vary']).toBe('accept-encoding')
  })

  it('of visitors with different saved searches are different, and of nobody else', async () => {
    const cookie = (adults: number) =>
      `search=${encodeURIComponent(JSON.stringify({ persons: { adults }, duration: 7 }))}`
    const mine = await get('/uk/search?country=italy', { cookie: cookie(4) })
    const yours = await get('/uk/search?country=italy', { cookie: cookie(5) })
    const nobodys = await get('/uk/search?country=italy')
    expect(inputOf(mine.body)['searchCookie']).toContain('"adults":4')
    expect(inputOf(yours.body)['searchCookie']).toContain('"adults":5')
    expect(inputOf(nobodys.body)['searchCookie']).toBeUndefined()
    expect(mine.headers['cache-control']).toBe('private, no-cache')
    expect(nobodys.headers['cache-control']).toBe(publicFor)
    for (const { headers } of [mine, nobodys]) expect(headers.vary).toBe('accept-encoding, cookie')
  })

  it('that ignore the saved search are one for all, whatever the cookie', async () => {
    const answer = await get('/uk/search-and-book?country=italy', { cookie: 'search=%7B%7D; session=1' })
    expect(inputOf(answer.body)['searchCookie']).toBeUndefined()
    expect(answer.headers['cache-control']).toBe(publicFor)
    expect(answer.headers.vary).toBe('accept-encoding')
    await get('/uk/search-and-book?country=italy')
    expect(fake.render).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['a page that says no', '/uk/login'],
    ['one of a single visitor', '/uk/early?token=abc'],
    ['a step of the checkout', '/uk/booking/abc?step=travellers'],
    ['an answer to the words of a visitor', '/uk/free-search?query=lake'],
    ['a page that does not exist', '/uk/some/-'],
    ['a failure', '/uk/down'],
  ])('are not stored anywhere: %s', async (_, url) => {
    const answers = await Promise.all([get(url), get(url)])
    for (const { headers } of answers) expect(headers['cache-control']).toBe('private, no-store')
    fake.render.mockClear()
    expect((await get(url)).headers['cache-control']).toBe('private, no-store')
    expect(fake.render).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['/uk/booking/4r0hpEPLwpNPOehbQ0HRmA', true],
    ['/de-ch/booking/confirmation/4r0hpEPLwpNPOehbQ0HRmA', true],
    ['/uk/login?verify=abc', true],
    ['/uk/login?token=abc', true],
    ['/uk/login?agent=abc', true],
    // Its forms must send their origin.
    ['/uk/login', false],
    ['/uk/campsites?token=abc', false],
    ['/uk/campsites', false],
  ])('send no Referer from %s: %s', async (path, secret) => {
    const { headers } = await get(path)
    expect(headers['referrer-policy'] === 'no-referrer').toBe(secret)
    expect(headers['x-robots-tag']).toBe(secret ? 'noindex' : undefined)
  })

  it('name the time for a retry after a failure', async () => {
    const answer = await get('/uk/down')
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('30')
    expect(answer.body).toContain('<main>')
  })

  it.each([
    ['/uk/away', 302, '/uk/here'],
    ['/uk/renamed', 301, '/uk/new-name'],
  ])('%s leads away, also those who wait for the same answer', async (url, status, to) => {
    const answers = await Promise.all([get(url), get(url), get(url)])
    for (const answer of answers) {
      expect(answer.statusCode).toBe(status)
      expect(answer.headers.location).toBe(to)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.body).toBe('')
    }
    expect(fake.render).toHaveBeenCalledTimes(1)
  })

  it('that break are an apology without inside knowledge, logged once', async () => {
    const answer = await get('/uk/broken')
    expect(answer.statusCode).toBe(500)
    expect(answer.body).toBe('Something went wrong. Please try again in a moment.')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(fake.log).toHaveBeenCalledTimes(1)
    expect(fake.log.mock.calls[0]?.[0]).toMatchObject({ message: 'secret words of a broken page' })
  })
})

describe('compression', () => {
  it('gives the same page to every browser', async () => {
    const plain = await get('/uk/compressed')
    const zipped = await get('/uk/compressed', { 'accept-encoding': 'gzip' })
    const brotli = await get('/uk/compressed', { 'accept-encoding': 'gzip, deflate, br' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
    for (const answer of [plain, zipped, brotli])
      expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length))
    expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
    expect(fake.render).toHaveBeenCalledTimes(1)
    const newest = await get('/uk/compressed?adults=3', { 'accept-encoding': 'gzip, deflate, br, zstd' })
    expect(newest.headers['content-encoding']).toBe('zstd')
    expect(zstdDecompressSync(newest.rawPayload).toString()).toContain('"search":"?adults=3"')
  })
})
