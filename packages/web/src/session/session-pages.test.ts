import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeApps } from '../testing/fake-apps.ts'
import { fakeHost } from '../testing/fake-host.ts'

const living = 'a'.repeat(43)
const ended = 'b'.repeat(43)

/** What reached the API: `POST /path token`. */
const calls: string[] = []
const fetchFromApi = vi.fn(async (input: unknown, init: RequestInit = {}) => {
  const { authorization = '' } = (init.headers ?? {}) as Record<string, string>
  calls.push(`${init.method ?? 'GET'} ${String(input)} ${authorization.replace('Bearer ', '')}`)
  return { ok: authorization.endsWith(living) } as Response
})

let fake: Awaited<ReturnType<typeof fakeHost>>
beforeAll(async () => {
  for (const app of fakeApps) if (app.config.id === 'uk') Object.assign(app.config.supports, { portal: true })
  fake = await fakeHost({ fetch: fetchFromApi as unknown as typeof fetch })
})
afterAll(() => fake.close())
beforeEach(() => {
  calls.length = 0
  fake.render.mockClear()
  fake.log.mockClear()
})

const ask = (url: string, headers: Record<string, string> = {}, options: InjectOptions = {}) =>
  fake.host.inject({ method: 'GET', url, headers: { host: 'localhost:3000', ...headers }, ...options })
const setCookies = (answer: Awaited<ReturnType<typeof ask>>) => [answer.headers['set-cookie'] ?? []].flat()
const gone = [
  'session=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly',
  'login-type=; Path=/; Max-Age=0; SameSite=Lax',
]

describe('pages of one visitor', () => {
  it('are made with their token and stored nowhere', async () => {
    const answers = await Promise.all([
      ask('/uk/profile', { cookie: `session=${living}` }),
      ask('/uk/profile', { cookie: `session=${living}` }),
      ask('/uk/profile'),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 302])
    for (const { headers } of answers) expect(headers['cache-control']).toMatch('no-store')
    expect(fake.render).toHaveBeenCalledTimes(3)
    expect(calls).toEqual([`GET /api/couk/user ${living}`, `GET /api/couk/user ${living}`])
    for (const answer of answers.slice(0, 2)) expect(setCookies(answer)).toEqual([])
  })

  it('send a stranger to sign in and remember the whole address for half an hour', async () => {
    const answer = await ask('/uk/profile?utm=1&a=%2Fb')
    expect(answer.headers.location).toBe('/uk/login')
    expect(setCookies(answer)).toEqual([
      `remembered-path=${encodeURIComponent('/uk/profile?utm=1&a=%2Fb')}; Path=/; Max-Age=1800; SameSite=Lax`,
    ])
  })

  it('take back a token that opens nothing', async () => {
    const answer = await ask('/uk/profile', { cookie: `session=${ended}; login-type=email` })
    expect(answer.statusCode).toBe(302)
    expect(setCookies(answer).slice(0, 2)).toEqual(gone)
  })

  it.each(['login-type=email', 'login-type=email; session=short', 'session=%00; login-type=x'])(
    'take back a login type without a token: %s',
    async (cookie) => {
      expect(setCookies(await ask('/uk/profile', { cookie })).slice(0, 2)).toEqual(gone)
      expect(calls).toEqual([])
    },
  )

  it.each([
    ['a domain of production', { host: 'uk.alder.example' }],
    ['a proxy that says https', { 'x-forwarded-proto': 'https, http' }],
  ])('on %s read and write only cookies that are bound to it', async (_, headers) => {
    const plain = await ask('/uk/profile', { ...headers, cookie: `session=${living}` })
    expect(plain.statusCode).toBe(302)
    expect(setCookies(plain)[0]).toMatch(/^remembered-path=.*; SameSite=Lax; Secure$/)
    const bound = await ask('/uk/profile', { ...headers, cookie: `__Host-session=${living}` })
    expect(bound.statusCode).toBe(200)
    const over = await ask('/uk/profile', { ...headers, cookie: `__Host-session=${ended}` })
    expect(setCookies(over)[0]).toBe('__Host-session=; Path=/; Max-Age=0; SameSite=Lax; Secure; HttpOnly')
  })
})

describe('pages of everybody', () => {
  it('are the same with a session, and made without it', async () => {
    const mine = await ask('/uk/public', { cookie: `session=${living}; login-type=email` })
    const yours = await ask('/uk/public')
    expect(mine.body).toBe(yours.body)
    expect(mine.headers['cache-control']).toBe(yours.headers['cache-control'])
    expect(mine.headers['cache-control']).toMatch('public')
    expect(setCookies(mine)).toEqual([])
    expect(fake.render).toHaveBeenCalledTimes(1)
    expect(fake.render.mock.calls[0]?.[0].session).toBeUndefined()
    expect(calls).toEqual([])
  })
})

describe('logging out', () => {
  const logout = (headers: Record<string, string>, url = '/uk/logout') =>
    ask(url, { origin: 'http://localhost:3000', ...headers }, { method: 'POST', payload: '' })

  it('ends the session, takes every cookie of it back and leads home', async () => {
    const answer = await logout({
      cookie: `session=${living}; login-type=email`,
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe('/uk')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(setCookies(answer)).toEqual([...gone, 'remembered-path=; Path=/; Max-Age=0; SameSite=Lax'])
    // Cached answers and pages, but not data of the device: favourites, consent, the offline page.
    expect(answer.headers['clear-site-data']).toBe('"cache"')
    expect(calls).toEqual([`POST /api/twenty/v2/alder/couk/customer-portal/sign-out ${living}`])
    expect(fake.log).not.toHaveBeenCalled()
  })

  it('is nothing to undo: without a session it leads home all the same', async () => {
    const answer = await logout({})
    expect(answer.statusCode).toBe(303)
    expect(calls).toEqual([])
  })

  it('clears the cookies even when the API cannot end the session, and logs it for the operator', async () => {
    fetchFromApi.mockRejectedValueOnce(new Error('no API'))
    const answer = await logout({ cookie: `session=${living}` })
    expect(answer.statusCode).toBe(303)
    expect(setCookies(answer).slice(0, 2)).toEqual(gone)
    expect(fake.log).toHaveBeenCalledTimes(1)
  })

  it('is accepted from pages that send no Referer, such as the checkout', async () => {
    const headers = { origin: 'null', 'sec-fetch-site': 'same-origin' }
    expect((await logout({ cookie: `session=${living}`, ...headers })).statusCode).toBe(303)
  })

  it.each([
    ['a frame that hides it', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['another site', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://localhost:4000' }],
    ['no origin', { origin: '' }],
    ['an origin that is null', { origin: 'null' }],
    ['no address', { origin: 'http://' }],
    ['a browser that says cross-site', { 'sec-fetch-site': 'cross-site' }],
  ])('is refused to %s', async (_, headers) => {
    const answer = await logout({ cookie: `session=${living}`, ...headers })
    expect(answer.statusCode).toBe(403)
    expect(setCookies(answer)).toEqual([])
    expect(calls).toEqual([])
  })

  it('takes no more than a small form', async () => {
    const headers = { origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' }
    const sizeOf = async (size: number) =>
      (await ask('/uk/logout', headers, { method: 'POST', payload: 'a'.repeat(size) })).statusCode
    expect([await sizeOf(1024), await sizeOf(1025)]).toEqual([303, 413])
  })

  it('exists only where a portal does, and only as a form', async () => {
    expect((await logout({}, '/nl/logout')).statusCode).toBe(404)
    expect((await logout({}, '/nowhere/logout')).statusCode).toBe(404)
    expect((await ask('/uk/logout')).statusCode).toBe(200)
    expect(calls).toEqual([])
  })
})
