import { connect } from 'node:net'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fakeHost } from './testing/fake-host.ts'

let fake: Awaited<ReturnType<typeof fakeHost>>
beforeAll(async () => {
  fake = await fakeHost()
})
afterAll(() => fake.close())
beforeEach(() => {
  fake.render.mockClear()
  fake.log.mockClear()
})

const get = (url: string, headers: Record<string, string> = {}, options: InjectOptions = {}) =>
  fake.host.inject({ method: 'GET', url, headers: { host: 'localhost:3000', ...headers }, ...options })
/** The input of the rendering, which the fake renderer wrote into the page. */
const rendered = (html: string) =>
  JSON.parse(/<main>(.*)<\/main>/.exec(html)?.[1] ?? '{}') as Record<string, string>

describe('the root path', () => {
  it.each([
    ['the domain’s own edition', { host: 'uk.alder.example', 'accept-language': 'de' }, '/uk'],
    ['the cookie', { cookie: 'locale=nl', 'accept-language': 'de' }, '/nl'],
    ['the browser’s language', { 'accept-language': 'de-CH' }, '/de-ch'],
    ['the white-label’s language', { host: 'lakeland.localhost:3000', 'accept-language': 'de' }, '/de'],
  ])('leads by %s', async (_, headers, to) => {
    const answer = await get('/?utm=1', headers)
    expect(answer.statusCode).toBe(302)
    expect(answer.headers.location).toBe(`${to}?utm=1`)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.headers.vary).toBe('cookie, accept-language')
  })

  it('lets the visitor choose when nobody can guess', async () => {
    const answer = await get('/')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('href="/de-ch"')
  })
})

describe('what every answer carries', () => {
  it.each(['/uk', '/', '/uk/some/-', '/uk/broken', '/%'])(
    '%s: a policy without inline or foreign scripts, and no sniffing',
    async (url) => {
      const { headers } = await get(url)
      const policy = Object.fromEntries(
        String(headers['content-security-policy'])
          .split(';')
          .map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
      )
      expect(policy).toMatchObject({
        'default-src': "'self'",
        'script-src': "'self'",
        'object-src': "'none'",
        'base-uri': "'none'",
        'frame-ancestors': "'none'",
      })
      expect(headers['x-content-type-options']).toBe('nosniff')
      const [, seconds] = /^max-age=(\d+)/.exec(String(headers['strict-transport-security'])) ?? []
      expect(Number(seconds)).toBeGreaterThanOrEqual(31_536_000)
      expect(headers['cross-origin-opener-policy']).toMatch(/^same-origin/)
      // No other origin may read an answer.
      expect(headers['access-control-allow-origin']).toBeUndefined()
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
      expect(headers['x-powered-by']).toBeUndefined()
      // One directive about frames instead of two: nobody may frame the page.
      expect(headers['x-frame-options']).toBe('DENY')
      expect(headers['permissions-policy']).toContain('geolocation=(), ')
      expect(policy).toMatchObject({ 'report-uri': '/policy-reports', 'report-to': 'policy' })
      expect(headers['reporting-endpoints']).toBe('policy="/policy-reports"')
    },
  )
})

describe('addresses that exist nowhere', () => {
  it.each([
    ['/nonsense', { 'accept-language': 'nl' }, 'nl'],
    ['/nonsense', { cookie: 'locale=uk', 'accept-language': 'nl' }, 'uk'],
    ['/de/x', { host: 'uk.alder.example' }, 'uk'],
    ['/it/x', { 'accept-language': 'de-CH' }, 'de-ch'],
    ['/_app/nothing/x.js', { 'accept-language': 'nl' }, 'nl'],
    ['//evil.example/', { 'accept-language': 'nl' }, 'nl'],
    ['/uk/%E0%A4%A', {}, 'uk'],
    ['/de-ch/%zz', {}, 'de-ch'],
    ['/%', { 'accept-language': 'nl' }, 'nl'],
    [`/nl/${'a'.repeat(10_000)}`, {}, 'nl'],
    [`/${'a'.repeat(10_000)}`, { 'accept-language': 'nl' }, 'nl'],
    ['/constructor/__proto__', { 'accept-language': 'nl' }, 'nl'],
  ])('%.30s are the 404 page of the right edition', async (url, headers, site) => {
    const answer = await get(url, headers)
    expect(answer.statusCode).toBe(404)
    expect(rendered(answer.body)['site']).toBe(site)
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })

  it('get an edition even when the visitor names none', async () => {
    const answer = await get('/nonsense', { host: 'lakeland.localhost' })
    expect(answer.statusCode).toBe(404)
    expect(rendered(answer.body)).toMatchObject({ brand: 'lakeland', site: 'nl' })
  })

  it.each(['evil.example', '', 'a b', '../..', '[', 'localhost:99999', 'uk.alder.example@evil.example'])(
    'Host %j is the house brand on a shared host',
    async (name) => {
      const answer = await get('/uk/host', { host: name })
      expect(answer.statusCode).toBe(200)
      expect(rendered(answer.body)['brand']).toBe('alder')
      expect(answer.body).not.toContain('evil')
    },
  )
})

describe('methods', () => {
  it('HEAD is GET without a body', async () => {
    const whole = await get('/uk/head')
    const head = await get('/uk/head', {}, { method: 'HEAD' })
    expect(head.statusCode).toBe(200)
    expect(head.body).toBe('')
    for (const name of ['content-type', 'content-length', 'cache-control', 'vary'])
      expect(head.headers[name]).toBe(whole.headers[name])
    expect((await get('/uk/some/-', {}, { method: 'HEAD' })).statusCode).toBe(404)
  })

  it.each([
    ['POST', '/uk', 'application/json', '{"a":1}'],
    ['POST', '/uk', 'application/json', '{"a":'],
    ['POST', '/uk', 'text/xml', '<a/>'],
    ['POST', '/uk', 'application/json', `"${'x'.repeat(2_000_000)}"`],
    ['POST', '/', 'application/x-www-form-urlencoded', 'a=b'],
    ['PUT', '/uk/search', '', ''],
    ['DELETE', '/nonsense', '', ''],
    ['PATCH', '/%', '', ''],
  ] as ['POST', string, string, string][])(
    '%s %s with %s is not a fault of the server',
    async (method, url, type, payload) => {
      const answer = await get(url, type ? { 'content-type': type } : {}, {
        method,
        ...(payload ? { payload } : {}),
      })
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode).toBeLessThan(500)
      expect(answer.headers['content-type']).toContain('text/plain')
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(fake.log).not.toHaveBeenCalled()
      expect(fake.render).not.toHaveBeenCalled()
    },
  )

  it('names the existing methods', async () => {
    const answer = await get('/uk', {}, { method: 'DELETE' })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers.allow).toBe('GET, HEAD')
  })
})

describe('built files', () => {
  it('never change, so they may be cached for a year', async () => {
    const answer = await get('/_app/uk/assets/client-1.js')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers['content-type']).toContain('javascript')
  })

  it.each(['server.js', 'server.js.map', 'manifest.json', 'assets/client-1.js.map', 'assets/..%2fserver.js'])(
    '%s lies beside them and is nobody’s',
    async (name) => {
      for (const method of ['GET', 'HEAD'] as const) {
        const answer = await get(`/_app/web/${name}`, {}, { method })
        expect(answer.statusCode).toBe(404)
        expect(answer.body).not.toContain('not for browsers')
      }
    },
  )

  it.each(['/_app/uk/assets/gone-2.js', '/_app/web/', '/_app/uk/..%2f..%2f..%2fetc/passwd'])(
    '%s is not there, and nobody remembers that',
    async (url) => {
      const answer = await get(url)
      expect([403, 404]).toContain(answer.statusCode)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.body).not.toContain('root:')
    },
  )
})

describe('over a socket', () => {
  let port: number
  beforeAll(async () => {
    await fake.host.listen({ port: 0, host: '127.0.0.1' })
    port = (fake.host.server.address() as { port: number }).port
  })
  const raw = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const chunks: string[] = []
      const socket = connect(port, '127.0.0.1', () => socket.end(text))
      socket.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk))
      socket.on('close', () => resolve(chunks.join('')))
      socket.on('error', reject)
    })

  it.each([
    ['/api/docs', 'from the API'],
    ['/images/x?w=1', 'from the API'],
    ['/apis', 'Page'],
    ['/uk/api/', 'Moved Permanently'],
  ])('%s reaches the right server', async (path, text) => {
    const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    expect(answer).toContain(text)
  })

  // A browser reads a backslash as a slash, and two slashes as another host.
  it.each(['//evil.example/', String.raw`/\evil.example/`, String.raw`/\/evil.example/UK`])(
    '%s leads nowhere',
    async (path) => {
      const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
      expect(answer).toMatch(/^HTTP\/1.1 404 /)
      expect(answer).not.toMatch(/^location:/m)
    },
  )

  it('leads dots and double slashes to no other host', async () => {
    const answer = await raw(
      'GET /uk/..//evil.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    )
    const to = /^location: (.*)\r$/m.exec(answer)?.[1] ?? ''
    expect(to).toBe('/uk/../evil.example')
    expect(new URL(to, 'https://uk.alder.example/uk').origin).toBe('https://uk.alder.example')
  })

  it.each([
    ['/api/x', 'same-origin'],
    ['/images/x?w=1', 'cross-origin'],
  ])('%s has the headers of the host, and a policy that loads nothing', async (path, resourcePolicy) => {
    const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    const head = Object.fromEntries(
      (answer.split('\r\n\r\n', 1)[0] ?? '')
        .split('\r\n')
        .slice(1)
        .map((line) => [line.split(': ', 1)[0], line.slice(line.indexOf(': ') + 2)]),
    )
    expect(head).toMatchObject({
      'content-security-policy':
        "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': resourcePolicy,
    })
    // A picture has neither features nor links.
    const isDocument = path.startsWith('/api')
    expect('permissions-policy' in head).toBe(isDocument)
    expect('referrer-policy' in head).toBe(isDocument)
  })

  it.each([
    ['no Host at all', 'GET /uk/raw HTTP/1.0\r\n\r\n', 421],
    [
      'a whole address',
      'GET http://evil.example/uk/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      404,
    ],
    [
      'a byte that addresses do not have',
      'GET /uk/\xe9 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      400,
    ],
    ['two Hosts', 'GET /uk HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400],
    [
      'two Hosts of the API',
      'GET /api/x HTTP/1.1\r\nHost: localhost\r\nhost: uk.alder.example\r\nConnection: close\r\n\r\n',
      400,
    ],
    ['a name of nobody', 'GET /uk HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n', 421],
    ['a header of 20 kB', `GET /uk HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    [
      'a HEAD with a header of 20 kB',
      `HEAD /uk HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
    ['an unheard-of method', 'BREW /uk HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['no HTTP', 'hello\r\n\r\n', 400],
    [
      'a length and pieces at once',
      'POST /uk HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a TRACE', 'TRACE /uk HTTP/1.1\r\nHost: localhost\r\nX: evil\r\nConnection: close\r\n\r\n', 405],
  ])('%s gets an answer and harms nobody', async (_, request, status) => {
    const answer = await raw(request)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    if (status >= 400) expect(answer).toMatch(/^cache-control: (private, )?no-store\r$/m)
    expect(answer).not.toMatch(/evil|FST_|statusCode/)
    if (request.startsWith('HEAD')) expect(answer).toMatch(/\r\n\r\n$/)
    expect((await get('/uk/raw')).statusCode).toBe(200)
  })
})
