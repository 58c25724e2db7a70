import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fakeApps } from '../testing/fake-apps.ts'
import { fakeHost } from '../testing/fake-host.ts'

interface Reached {
  readonly called: string
  readonly body: string
  readonly headers: IncomingMessage['headers']
}

/** Calls that reached the API, and what it answers by the end of their path. */
const reached: Reached[] = []
const session = { token: 'n'.repeat(43), type: 'email', maxAge: 60 }
const answers: Readonly<Record<string, (response: ServerResponse) => void>> = {
  authenticate: (response) =>
    response
      .writeHead(200, { 'opened-session': JSON.stringify(session), 'content-type': 'application/json' })
      .end('{}'),
  'authenticate-code': (response) =>
    response
      .writeHead(400, { 'content-type': 'application/problem+json' })
      .end(JSON.stringify({ type: 'code-wrong', triesLeft: 2 })),
  'sign-in-code': (response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ minutes: 10, waitSeconds: 60 })),
  '7': (response) => response.writeHead(401).end(),
}

async function handle(request: IncomingMessage, response: ServerResponse) {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  reached.push({ called: `${request.method} ${request.url}`, body, headers: request.headers })
  const answer = answers[request.url?.split('/').at(-1) ?? '']
  if (answer) answer(response)
  else response.writeHead(503).end()
}

let fake: Awaited<ReturnType<typeof fakeHost>>
beforeAll(async () => {
  for (const { config } of fakeApps) if (config.id === 'uk') Object.assign(config.supports, { portal: true })
  fake = await fakeHost({ handle: (request, response) => void handle(request, response) })
})
afterAll(() => fake.close())
beforeEach(() => {
  reached.length = 0
  fake.render.mockClear()
})

const ownPage = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }
const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = ownPage) =>
  fake.host.inject({
    method: 'POST',
    url,
    headers: {
      host: 'localhost:3000',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
    remoteAddress: '192.0.2.4',
  })

const signIn = { 'sign-in-password': 'on', email: 'jo@example.org', password: 'secret' }

describe('forms of pages', () => {
  it('calls the API as the page itself would, and hands its cookies on', async () => {
    const answer = await post('/uk/login', signIn)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/uk/login'])
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['set-cookie']).toEqual([
      `session=${session.token}; Path=/; Max-Age=60; SameSite=Lax; HttpOnly`,
      'login-type=email; Path=/; Max-Age=60; SameSite=Lax',
    ])
    const [{ called, body, headers } = {} as Reached] = reached
    expect(called).toBe('POST /api/twenty/v2/alder/couk/customer-portal/authenticate')
    expect(JSON.parse(body)).toEqual({ email: 'jo@example.org', password: 'secret' })
    expect(headers['session-keeper']).toBe('host')
    expect(fake.render).not.toHaveBeenCalled()
  })

  it('shows the page again with what is wrong, for this visitor alone', async () => {
    const fields = { 'sign-in-code': 'on', email: 'jo@example.org', code: '123456' }
    const answer = await post('/uk/login?with=booking', fields)
    expect(answer.statusCode).toBe(422)
    expect(answer.headers['cache-control']).toMatch('no-store')
    const shown = fake.render.mock.calls[0]?.[0]
    expect(shown).toMatchObject({
      pathname: '/uk/login',
      answer: {
        form: 'sign-in-code',
        values: { email: 'jo@example.org' },
        problems: { code: { id: 'code.wrong', values: { tries: 2 } } },
      },
    })
    expect(JSON.stringify(shown?.answer)).not.toContain('123456')
    await fake.host.inject({ method: 'GET', url: '/uk/login', headers: { host: 'localhost:3000' } })
    expect(fake.render.mock.lastCall?.[0].answer).toBeUndefined()
  })

  it('binds a code to the browser that requests it', async () => {
    const answer = await post('/uk/login', { 'send-code': 'on', email: 'jo@example.org' })
    expect(answer.statusCode).toBe(200)
    const [cookie = ''] = [answer.headers['set-cookie'] ?? []].flat()
    expect(cookie).toMatch(/^sign-in-code=[\w-]{43}; .*HttpOnly/)
    await post(
      '/uk/login',
      { 'sign-in-code': 'on', email: 'jo@example.org', code: '123456' },
      { ...ownPage, cookie: cookie.split(';', 1)[0] ?? '' },
    )
    expect(reached.at(-1)?.headers['x-code-key']).toBe(/=([\w-]+)/.exec(cookie)?.[1])
  })

  it('remembers where a guest was who has to sign in first', async () => {
    const answer = await post('/uk/search-and-book?adults=3', { favourite: '7' })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/uk/login'])
    expect([answer.headers['set-cookie']].flat().at(-1)).toContain(
      `remembered-path=${encodeURIComponent('/uk/search-and-book?adults=3')}`,
    )
  })

  it.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['a neighbour below the same domain', { ...ownPage, 'sec-fetch-site': 'same-site' }],
    ['nobody', {}],
  ])('are refused from %s', async (_, headers: Record<string, string>) => {
    expect((await post('/uk/login', signIn, headers)).statusCode).toBe(403)
    expect(reached).toEqual([])
  })

  it.each([
    ['a page without this form', '/uk/search-and-book', signIn],
    ['no page', '/uk/a/b/c/d/e/f', { favourite: '7' }],
    ['no edition', '/somewhere', signIn],
    ['a word that every object has', '/uk/search-and-book', { constructor: 'on' }],
  ])('answers %s with 405', async (_, url, fields) => {
    const answer = await post(url, fields)
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
    expect(reached).toEqual([])
  })

  it('knows no form of a feature that the brand is without', async () => {
    expect((await post('/de/login', signIn)).statusCode).toBe(404)
    expect(reached).toEqual([])
  })
})
