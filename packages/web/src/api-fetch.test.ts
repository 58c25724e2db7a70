import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { apiFetch } from './api-fetch.ts'

const api = fastify()
api.get('/moved', (_request, reply) => reply.code(301).header('location', 'new').send({ type: 'moved' }))
api.get('/empty', (_request, reply) => reply.code(204).send())
api.get('/gone', (_request, reply) =>
  reply.code(410).type('application/problem+json').send({ type: 'withdrawn' }),
)
api.post('/echo', (request) => ({ got: request.body, type: request.headers['content-type'] }))
let asked = 0
api.get('/kept', (_request, reply) =>
  reply.header('cache-control', 'public, max-age=60').send({ asked: (asked += 1), list: [{ a: 1 }] }),
)
api.get('/own', (_request, reply) =>
  reply.header('cache-control', 'private, no-store').send({ asked: (asked += 1) }),
)
const fetchIt = apiFetch(api)

describe('the API without a socket', () => {
  it.each([
    ['/moved', 301, false],
    ['/empty', 204, true],
    ['/gone', 410, false],
    ['/nothing', 404, false],
  ])('%s answers %i, ok: %s', async (url, status, ok) => {
    const answer = await fetchIt(url)
    expect(answer.status).toBe(status)
    expect(answer.ok).toBe(ok)
  })

  it('hands over method, headers and body, and reads JSON', async () => {
    const answer = await fetchIt('/echo', {
      method: 'POST',
      body: '{"a":"ä"}',
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.headers.get('Content-Type')).toContain('json')
    expect(answer.headers.get('x-none')).toBeNull()
    expect(await answer.json()).toEqual({ got: { a: 'ä' }, type: 'application/json' })
  })

  it('asks once for what everybody may keep, and nobody can change it for the others', async () => {
    asked = 0
    const [first, second] = [await fetchIt('/kept'), await fetchIt('/kept')]
    const data = (await first.json()) as { asked: number; list: { a: number }[] }
    expect(await second.json()).toEqual({ asked: 1, list: [{ a: 1 }] })
    expect(() => data.list.push({ a: 2 })).toThrow(TypeError)
    expect(((await (await fetchIt('/kept?other')).json()) as { asked: number }).asked).toBe(2)
  })

  it('asks each time for what is private, and for whoever is signed in', async () => {
    asked = 0
    const headers = { authorization: 'Bearer x' }
    for (const [url, init] of [['/own'], ['/own'], ['/kept', { headers }], ['/kept', { headers }]] as const)
      await fetchIt(url, init)
    expect(asked).toBe(4)
  })
})
