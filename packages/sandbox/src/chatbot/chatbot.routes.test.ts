import type { FastifyInstance } from 'fastify'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSandbox } from '../create-sandbox.ts'

const api = '/api/twenty/v2/alder/ie'
const booking = {
  bookingRef: '5PRAKA9451',
  state: 'confirmed',
  site: { name: 'Lakeside', slug: 'lakeside' },
  dateFrom: '2027-07-03',
  dateTo: '2027-07-10',
  currency: 'EUR',
  total: 120_000,
  due: 90_050,
  nextPayment: { amount: 90_050, currency: 'EUR', dueDate: '2027-05-22' },
}
/** What the shop answers, by path. */
const pages: Readonly<Record<string, unknown>> = {
  'navigation/groups?part=shell': {
    funnels: [{ slug: 'campsites' }],
    taggedPages: { terms: { slug: 'terms', title: 'Terms' } },
  },
  'destinations?funnel=campsites': {
    faq: [{ question: 'When do I pay?', answer: 'A deposit when you book.' }],
  },
  'pages/terms': {
    title: 'Terms',
    blocks: [{ heading: 'Withdrawal', body: `${'Stays on fixed dates have none. '.repeat(20)}` }],
  },
  'sites/lakeside': {
    name: 'Lakeside',
    description: 'By the lake.',
    importantInfo: [{ text: 'Dogs are welcome on a lead.' }],
    facilityGroups: [{ items: [{ name: 'Sauna', included: false }] }],
  },
}
let shop: Server
let origin = ''
let asked: string[] = []
let app: FastifyInstance

beforeAll(async () => {
  shop = createServer((request, response) => {
    const path = (request.url ?? '').slice(api.length + 1)
    asked.push(`${path} ${request.headers.authorization ?? ''}`.trim())
    const known =
      path === 'chatbot/bookings'
        ? request.headers.authorization === 'Bearer good' && { bookings: [booking] }
        : pages[path]
    response
      .writeHead(known ? 200 : path === 'chatbot/bookings' ? 401 : 404, {
        'content-type': 'application/json',
      })
      .end(JSON.stringify(known || {}))
  })
  await new Promise<void>((done) => shop.listen(0, 'localhost', done))
  origin = `http://localhost:${(shop.address() as AddressInfo).port}`
})
afterAll(() => {
  shop.closeAllConnections()
  shop.close()
})
beforeEach(async () => {
  asked = []
  app = await createSandbox({ serveQueue: false })
  return () => app.close()
})

interface Sent {
  readonly from?: string
  readonly body?: object
  readonly method?: 'POST' | 'DELETE' | 'OPTIONS'
}
const send = (path: string, { from = origin, body, method = 'POST' }: Sent = {}) =>
  app.inject({
    method,
    url: `/chatbot/conversations${path}`,
    headers: { host: 'localhost:4000', origin: from },
    ...(body && { payload: body }),
  })
const start = async (more: object = {}) => {
  const body = { edition: 'ie', apiPath: api, language: 'en-IE', authenticatedRoute: false, ...more }
  return (await send('', { body })).json<{ conversation: string }>().conversation
}
const ask = async (conversation: string, question: string) =>
  (await send(`/${conversation}/questions`, { body: { question } })).json<Record<string, unknown>>()

describe('the chatbot', () => {
  test('answers from the shop’s questions and pages, in whole sentences with the page', async () => {
    const conversation = await start()
    expect(await ask(conversation, 'when do I have to pay')).toEqual({
      kind: 'answer',
      text: 'A deposit when you book.',
    })
    const terms = await ask(conversation, 'withdrawal')
    expect(terms).toMatchObject({ kind: 'answer', source: { title: 'Terms', path: '/ie/info/terms' } })
    expect(String(terms['text']).length).toBeLessThan(430)
    expect(String(terms['text'])).toMatch(/\.$/)
    expect(await ask(conversation, 'Who wins the election?')).toEqual({ kind: 'unknown' })
    // Read once for both.
    expect(asked.filter((path) => path.startsWith('pages/'))).toHaveLength(1)
    expect(asked.join()).not.toContain('Bearer')
  })

  test('answers about bookings and their campsite with a token, in the page’s language', async () => {
    const conversation = await start({ token: 'good', authenticatedRoute: true })
    expect(await ask(conversation, 'How much is still due?')).toEqual({
      kind: 'answer',
      text: 'Lakeside, booking 5PRAKA9451. Still to pay: €900.50. Next payment: €900.50, due on 22 May 2027.',
    })
    expect(await ask(conversation, 'Is my dog allowed?')).toMatchObject({
      text: 'Lakeside: Dogs are welcome on a lead.',
    })
    expect(await ask(conversation, 'is there a sauna')).toMatchObject({
      text: 'Lakeside: Sauna, at an extra charge.',
    })
    expect(asked.filter((path) => path.endsWith('Bearer good'))).toHaveLength(3)
    // The token goes to that one call.
    expect(asked.filter((path) => path.includes('Bearer')).every((path) => path.startsWith('chatbot/'))).toBe(
      true,
    )
    const german = await start({ token: 'good', language: 'de-DE' })
    expect(await ask(german, 'Wann reise ich denn an?')).toMatchObject({
      text: 'Lakeside, Buchung 5PRAKA9451. Anreise: 3. Juli 2027. Abreise: 10. Juli 2027.',
    })
  })

  test('sends a visitor without a token to sign in, and reports a token that has ended', async () => {
    expect(await ask(await start(), 'What is my booking reference?')).toMatchObject({
      text: 'Please sign in first. Then I can look up your booking.',
    })
    expect(await ask(await start({ token: 'old' }), 'How much is due?')).toEqual({ kind: 'token-ended' })
  })

  test('is for pages of this machine alone, and calls nobody else', async () => {
    for (const from of ['https://evil.example', 'null', 'http://evil.example:3000', ''])
      expect((await send('', { from, body: {}, method: 'OPTIONS' })).statusCode).toBe(403)
    const preflight = await send('', { method: 'OPTIONS' })
    expect(preflight.statusCode).toBe(204)
    expect(preflight.headers['access-control-allow-origin']).toBe(origin)
    for (const wrong of [{ apiPath: 'https://evil.example' }, { apiPath: '/api/../x' }, { edition: '/ie' }])
      expect(
        (
          await send('', {
            body: { edition: 'ie', apiPath: api, language: 'en', authenticatedRoute: false, ...wrong },
          })
        ).statusCode,
      ).toBe(400)
  })

  test('forgets a conversation that is ended', async () => {
    const conversation = await start()
    expect((await send(`/${conversation}`, { method: 'DELETE' })).statusCode).toBe(204)
    const late = await send(`/${conversation}/questions`, { body: { question: 'When do I pay?' } })
    expect(late.statusCode).toBe(404)
  })
})
