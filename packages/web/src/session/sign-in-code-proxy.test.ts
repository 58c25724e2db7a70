import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInCodeProxy } from './sign-in-code-proxy.ts'

const key = 'k'.repeat(43)
const portal = '/api/twenty/v2/alder/couk/customer-portal'
let server: Server
let port: number
beforeAll(async () => {
  const api = signInCodeProxy(
    (request, response) => {
      response.writeHead(request.headers['x-refuse'] ? 410 : 200)
      // Reports which browser reached the API.
      response.end(String(request.headers['x-code-key'] ?? 'nobody'))
    },
    (host) => ({ domainSite: host === 'uk.alder.example' ? 'uk' : undefined }),
  )
  server = createServer(api)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  port = (server.address() as { port: number }).port
})
afterAll(() => server.close())

const call = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((done, fail) => {
    const requested = httpRequest(
      { port, path: portal + path, method: 'POST', headers: { host: 'localhost:3000', ...headers } },
      (answer) => {
        let body = ''
        answer.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
        answer.on('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, body }))
      },
    )
    requested.on('error', fail).end()
  })
const sameOrigin = { origin: 'http://localhost:3000' }

describe('account-16: a code and the browser that requests it', () => {
  it('are bound by a cookie that scripts and other sites never see', async () => {
    const { headers, body } = await call('/sign-in-code', sameOrigin)
    expect(body).toMatch(/^[\w-]{43}$/)
    expect(headers['set-cookie']).toEqual([
      `sign-in-code=${body}; Path=/; Max-Age=3600; SameSite=Lax; HttpOnly`,
    ])
    expect((await call('/sign-in-code', sameOrigin)).body).not.toBe(body)
  })

  it('are bound to the host over https', async () => {
    const sameHost = { host: 'uk.alder.example', origin: 'https://uk.alder.example' }
    const { headers, body } = await call('/sign-in-code', sameHost)
    expect(headers['set-cookie']).toEqual([
      `__Host-sign-in-code=${body}; Path=/; Max-Age=3600; SameSite=Lax; Secure; HttpOnly`,
    ])
    const own = { ...sameHost, cookie: `__Host-sign-in-code=${key}` }
    expect((await call('/authenticate-code', own)).body).toBe(key)
    expect((await call('/authenticate-code', { ...sameHost, cookie: `sign-in-code=${key}` })).body).toBe(
      'nobody',
    )
  })

  it('stay the same for another code, so that a mail under way still fits', async () => {
    expect((await call('/sign-in-code', { ...sameOrigin, cookie: `sign-in-code=${key}` })).body).toBe(key)
  })

  it('part with a success, and not with a wrong code', async () => {
    const cookie = `a=b; sign-in-code=${key}`
    const right = await call('/authenticate-code', { ...sameOrigin, cookie })
    expect(right.body).toBe(key)
    expect(right.headers['set-cookie']).toEqual(['sign-in-code=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly'])
    const wrong = await call('/authenticate-code', { ...sameOrigin, cookie, 'x-refuse': '1' })
    expect(wrong.headers['set-cookie']).toBeUndefined()
  })

  it.each([
    ['a header of the browser’s own', { 'x-code-key': key }, '/authenticate-code', 'nobody'],
    ['no key', { cookie: 'sign-in-code=abc' }, '/authenticate-code', 'nobody'],
    ['another call', { cookie: `sign-in-code=${key}`, 'x-code-key': key }, '/authenticate', 'nobody'],
  ])('are not bound by %s', async (_, headers, path, expected) => {
    expect((await call(path, headers)).body).toBe(expected)
  })

  it('are no matter of other sites', async () => {
    for (const headers of [{}, { origin: 'https://evil.example' }, { origin: 'null' }])
      expect((await call('/sign-in-code', headers as Record<string, string>)).status).toBe(403)
  })
})
