import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { draftProxy } from './draft-proxy.ts'

const key = 'k'.repeat(43)
const path = `/api/twenty/v2/alder/couk/cart/${'c'.repeat(22)}/draft`
let server: Server
let port: number
beforeAll(async () => {
  const api = draftProxy(
    (request, response) => {
      response.writeHead(request.headers['x-refuse'] ? 409 : 200)
      // Reports whose draft reached the API.
      response.end(String(request.headers['x-draft-key'] ?? 'nobody'))
    },
    (host) => ({ domainSite: host === 'uk.alder.example' ? 'uk' : undefined }),
  )
  server = createServer(api)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  port = (server.address() as { port: number }).port
})
afterAll(() => server.close())

const call = (method: string, headers: Record<string, string> = {}, to = path) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((done, fail) => {
    const requested = httpRequest(
      { port, path: to, method, headers: { host: 'localhost:3000', ...headers } },
      (answer) => {
        let body = ''
        answer.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
        answer.on('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, body }))
      },
    )
    requested.on('error', fail).end()
  })
const sameOrigin = { origin: 'http://localhost:3000' }

describe('access to a draft', () => {
  it('makes a key at the first draft, hidden from scripts and other sites', async () => {
    const { headers, body } = await call('PUT', sameOrigin)
    expect(body).toMatch(/^[\w-]{43}$/)
    expect(headers['set-cookie']).toEqual([`draft=${body}; Path=/; Max-Age=7200; SameSite=Lax; HttpOnly`])
    expect((await call('PUT', sameOrigin)).body).not.toBe(body)
  })

  it('binds it to the host over https', async () => {
    const sameHost = { host: 'uk.alder.example', origin: 'https://uk.alder.example' }
    const { headers, body } = await call('PUT', sameHost)
    expect(headers['set-cookie']).toEqual([
      `__Host-draft=${body}; Path=/; Max-Age=7200; SameSite=Lax; Secure; HttpOnly`,
    ])
    expect((await call('GET', { ...sameHost, cookie: `__Host-draft=${key}` })).body).toBe(key)
    expect((await call('GET', { ...sameHost, cookie: `draft=${key}` })).body).toBe('nobody')
  })

  it('uses the key that is there, and lets it live on', async () => {
    const cookie = `a=b; draft=${key}`
    expect((await call('GET', { cookie })).body).toBe(key)
    const cached = await call('PUT', { cookie, ...sameOrigin })
    expect(cached.body).toBe(key)
    expect(cached.headers['set-cookie']?.[0]).toContain(key)
  })

  it('creates no key for reading, nor when nothing was saved', async () => {
    const read = await call('GET')
    expect([read.body, read.headers['set-cookie']]).toEqual(['nobody', undefined])
    expect((await call('PUT', { ...sameOrigin, 'x-refuse': '1' })).headers['set-cookie']).toBeUndefined()
  })

  it.each([
    {},
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { ...sameOrigin, 'sec-fetch-site': 'same-site' },
  ])('lets no other site write: %j', async (headers) => {
    const answer = await call('PUT', { cookie: `draft=${key}`, ...(headers as Record<string, string>) })
    expect(answer.status).toBe(403)
    expect(answer.body).not.toContain(key)
  })

  it.each([
    ['a broken cookie', { cookie: 'draft=short' }, path],
    ['a key with a line end', { cookie: `draft=${key}%0d%0a` }, path],
    ['a header of the browser’s own', { 'x-draft-key': key }, path],
    ['another path', { cookie: `draft=${key}` }, path.replace('/draft', '')],
    ['another path with a header', { 'x-draft-key': key }, path.replace('/draft', '/book')],
  ])('passes nothing on for %s', async (_, headers, to) => {
    expect((await call('GET', headers as Record<string, string>, to)).body).toBe('nobody')
  })
})
