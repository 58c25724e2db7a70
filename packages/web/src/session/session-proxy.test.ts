import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionBrandHeader } from '@camping/contract/session-headers.ts'
import { sessionProxy } from './session-proxy.ts'

const token = 't'.repeat(43)
let server: Server
let port: number

beforeAll(async () => {
  const api = sessionProxy(
    (request, response) => {
      // Reports what reached the API; `/signed-out` and `/step` refuse for different reasons.
      const { authorization = 'nobody' } = request.headers
      if (request.url === '/signed-out')
        return void response.writeHead(401, { 'www-authenticate': 'Bearer error="invalid_token"' }).end()
      if (request.url === '/sign-in') {
        const opened = JSON.stringify({ token: 'n'.repeat(43), type: 'email', maxAge: 60 })
        const keeper = String(request.headers['session-keeper'])
        return void response.writeHead(200, { 'opened-session': opened, 'x-keeper': keeper }).end()
      }
      if (request.url === '/brand') return void response.end(String(request.headers[sessionBrandHeader]))
      if (request.url === '/step') return void response.writeHead(401).end()
      return void response.end(authorization)
    },
    (host) => ({ domainSite: host === 'uk.alder.example' ? 'uk' : undefined, brand: 'alder' }),
  )
  server = createServer(api)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  port = (server.address() as { port: number }).port
})
afterAll(() => server.close())

const call = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((done, fail) => {
    const requested = httpRequest(
      { port, path, method, headers: { host: 'localhost:3000', ...headers } },
      (answer) => {
        let body = ''
        answer.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
        answer.on('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, body }))
      },
    )
    requested.on('error', fail).end()
  })
const sameOrigin = { origin: 'http://localhost:3000' }

describe("a browser's calls to the API", () => {
  it('turns the cookie into a bearer header', async () => {
    expect((await call('/x', { cookie: `a=b; session=${token}` })).body).toBe(`Bearer ${token}`)
    expect((await call('/x', { host: 'uk.alder.example', cookie: `__Host-session=${token}` })).body).toBe(
      `Bearer ${token}`,
    )
  })

  it.each([
    ['no cookie', {}],
    ['a word that is no token', { cookie: 'session=abc' }],
    ['a token with a line end', { cookie: `session=${token}%0d%0aX: y` }],
    ['a plain cookie on a domain of production', { host: 'uk.alder.example', cookie: `session=${token}` }],
    ['a cookie of https on plain http', { cookie: `__Host-session=${token}` }],
  ])('adds nothing for %s', async (_, headers) => {
    expect((await call('/x', headers)).body).toBe('nobody')
  })

  it('leaves the call’s own header unchanged, and its refusal too', async () => {
    const headers = { cookie: `session=${token}`, authorization: 'Bearer reset' }
    expect((await call('/x', headers)).body).toBe('Bearer reset')
    expect((await call('/signed-out', headers)).headers['set-cookie']).toBeUndefined()
  })

  it('names the brand of the host, whatever brand the call claims', async () => {
    const claimed = { [sessionBrandHeader]: 'lakeland' }
    expect((await call('/brand', { ...claimed, cookie: `session=${token}` })).body).toBe('alder')
    expect((await call('/brand', { ...claimed, authorization: `Bearer ${token}` })).body).toBe('undefined')
    expect((await call('/brand', claimed)).body).toBe('undefined')
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])(
    'refuses %s with the session from elsewhere',
    async (method) => {
      const cookie = `session=${token}`
      for (const headers of [
        {},
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { ...sameOrigin, 'sec-fetch-site': 'same-site' },
      ]) {
        const answer = await call('/x', { cookie, ...(headers as Record<string, string>) }, method)
        expect(answer.status).toBe(403)
        expect(answer.headers['content-type']).toBe('application/problem+json')
        expect(answer.body).not.toContain(token)
      }
      expect((await call('/x', { cookie, ...sameOrigin }, method)).body).toBe(`Bearer ${token}`)
      // A cross-site page must not sign its visitors in either; a call without an origin is not a browser's.
      expect((await call('/x', { origin: 'https://evil.example' }, method)).status).toBe(403)
      expect((await call('/x', {}, method)).body).toBe('nobody')
    },
  )

  it('stores a new session in the cookie and removes its token from the answer', async () => {
    const answer = await call('/sign-in', { ...sameOrigin, 'session-keeper': 'me' }, 'POST')
    expect(answer.headers['x-keeper']).toBe('host')
    expect(answer.headers['opened-session']).toBeUndefined()
    const value = 'n'.repeat(43)
    expect(answer.headers['set-cookie']).toEqual([
      `session=${value}; Path=/; Max-Age=60; SameSite=Lax; HttpOnly`,
      'login-type=email; Path=/; Max-Age=60; SameSite=Lax',
    ])
  })

  it.each([{ cookie: `session=${token}` }, { cookie: 'login-type=email' }])(
    'takes the session back when it has ended: %j',
    async (headers) => {
      expect((await call('/signed-out', headers)).headers['set-cookie']).toEqual([
        'session=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly',
        'login-type=; Path=/; Max-Age=0; SameSite=Lax',
      ])
      expect((await call('/step', headers)).headers['set-cookie']).toBeUndefined()
    },
  )

  it('clears nothing for visitors without cookies', async () => {
    expect((await call('/signed-out')).headers['set-cookie']).toBeUndefined()
  })
})
