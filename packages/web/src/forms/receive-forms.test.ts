import fastify from 'fastify'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createHostTable } from '../request/pick-app.ts'
import { receiveForms } from './receive-forms.ts'
import { fakeApp, house } from '../testing/fake-apps.ts'

/** Requests that reached the API: path and address. */
const calls: string[] = []
const api = fastify()
api.post('/*', (request) => {
  calls.push(`${request.url.split('/').at(-1)} ${request.ip}`)
  return {}
})

const app = fastify()
beforeAll(async () => {
  const uk = fakeApp('uk', house, ['uk'])
  Object.assign(uk.config.supports, { newsletter: true, checkout: true })
  await api.ready()
  await receiveForms(app, {
    hostOf: createHostTable([uk]),
    handleApi: (request, response) => api.routing(request, response),
    sendPage: async ({ answer }, _request, reply) => reply.code(422).send(answer),
    now: () => new Date('2027-03-01T10:00:00Z'),
  })
})
afterAll(() => app.close())
beforeEach(() => {
  calls.length = 0
})

const send = (headers: Record<string, string>, query = '', options: InjectOptions = {}) =>
  app.inject({
    method: 'POST',
    url: `/uk/newsletter${query}`,
    headers: {
      host: 'localhost:3000',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: 'email=anna%40example.org',
    remoteAddress: '192.0.2.4',
    ...options,
  })

describe('the form of the newsletter', () => {
  it.each([
    ['a page of this host', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }],
    ['a page without a browser’s word on it', { origin: 'http://localhost:3000' }],
    [
      'a page that tells nobody where visitors come from',
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
    ],
  ])('is taken from %s, for the visitor’s own limits', async (_, headers) => {
    const answer = await send(headers)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/uk/newsletter?step=sent'])
    expect(calls).toEqual(['subscribe 192.0.2.4'])
  })

  it.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another site whose browser says no more', { origin: 'https://evil.example' }],
    ['a neighbour below the same domain', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' }],
    ['a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['nobody', {}],
    ['an origin that is null', { origin: 'null' }],
  ])('is refused from %s', async (_, headers) => {
    for (const query of ['', '?step=confirm&token=abc']) {
      const answer = await send(headers, query)
      expect(answer.statusCode).toBe(403)
      expect(answer.headers['cache-control']).toBe('no-store')
    }
    expect(calls).toEqual([])
  })

  it('lets a mail program’s button unsubscribe: its token is the proof', async () => {
    const senders: Record<string, string>[] = [
      {},
      { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
    ]
    for (const headers of senders) {
      const answer = await send(headers, '?step=leave&token=abc', {
        payload: 'List-Unsubscribe=One-Click',
      })
      expect(answer.headers.location).toBe('/uk/newsletter?step=left')
    }
    expect(calls).toEqual(['unsubscribe 192.0.2.4', 'unsubscribe 192.0.2.4'])
  })
  it.each([
    ['ends requests for reviews by a mail program’s button', 'reviews', 303, ['refuse 192.0.2.4']],
    ['ends an alert by a mail program’s button', 'no-alert', 303, ['end 192.0.2.4']],
    ['starts an alert from our page alone', 'alert', 403, []],
    ['opens a cart from our page alone', 'free', 403, []],
    ['takes a campsite’s answer from our page alone', 'request', 403, []],
  ])('the answer page %s', async (_, step, status, called) => {
    const answer = await send({ origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }, '', {
      url: `/uk/answer?step=${step}&token=abc`,
      payload: 'List-Unsubscribe=One-Click',
    })
    expect([answer.statusCode, calls]).toEqual([status, called])
  })
})
