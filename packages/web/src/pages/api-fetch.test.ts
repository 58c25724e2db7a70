import fastify from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { callInProcess, type InProcessCall } from '@camping/api/platform/server/in-process-call.ts'
import { heapInUse } from '../testing/heap-in-use.ts'
import { apiFetch } from './api-fetch.ts'

const app = fastify()
app.get('/moved', (_request, reply) => reply.code(301).header('location', 'new').send({ type: 'moved' }))
app.get('/empty', (_request, reply) => reply.code(204).send())
app.get('/gone', (_request, reply) =>
  reply.code(410).type('application/problem+json').send({ type: 'withdrawn' }),
)
app.post('/echo', (request) => ({ got: request.body, type: request.headers['content-type'] }))
let requested = 0
app.get('/kept', (_request, reply) =>
  reply.header('cache-control', 'public, max-age=60').send({ requested: (requested += 1), list: [{ a: 1 }] }),
)
app.get('/own', (_request, reply) =>
  reply.header('cache-control', 'private, no-store').send({ requested: (requested += 1) }),
)
app.get('/any/:word', (request, reply) =>
  reply.header('cache-control', 'public, max-age=60').send({ word: request.params, places: [], sites: [] }),
)
const api = { call: (call: InProcessCall) => callInProcess(app, call) }
const fetchIt = apiFetch(api)
beforeAll(async () => {
  await app.ready()
})

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

  it('passes method, headers and body, and reads JSON', async () => {
    const answer = await fetchIt('/echo', {
      method: 'POST',
      body: '{"a":"ä"}',
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.headers.get('Content-Type')).toContain('json')
    expect(answer.headers.get('x-none')).toBeNull()
    expect(await answer.json()).toEqual({ got: { a: 'ä' }, type: 'application/json' })
  })

  it('requests public data once, and nobody can change it for others', async () => {
    requested = 0
    const [first, second] = [await fetchIt('/kept'), await fetchIt('/kept')]
    const data = (await first.json()) as { requested: number; list: { a: number }[] }
    expect(await second.json()).toEqual({ requested: 1, list: [{ a: 1 }] })
    expect(() => data.list.push({ a: 2 })).toThrow(TypeError)
    expect(((await (await fetchIt('/kept?other')).json()) as { requested: number }).requested).toBe(2)
  })

  it('requests private data each time, and for signed-in visitors', async () => {
    requested = 0
    const headers = { authorization: 'Bearer x' }
    for (const [url, init] of [['/own'], ['/own'], ['/kept', { headers }], ['/kept', { headers }]] as const)
      await fetchIt(url, init)
    expect(requested).toBe(4)
  })
})

describe('a flood of addresses that all differ', () => {
  it('is cached up to the number of answers and no further', async () => {
    const limits = { answers: 100, bytes: 10_000_000 }
    const flooded = apiFetch(api, limits)
    requested = 0
    await flooded('/kept')
    for (let word = 0; word < limits.answers - 1; word += 1) await flooded(`/any/${word}`)
    await flooded('/kept')
    expect(requested).toBe(1)
    for (let word = 0; word < limits.answers; word += 1) await flooded(`/any/again-${word}`)
    await flooded('/kept')
    expect(requested).toBe(2)
  })

  it('is cached up to its bytes, which match the bytes of the heap', async () => {
    const limits = { answers: 100_000, bytes: 2 * 1024 * 1024 }
    const flooded = apiFetch(api, limits)
    for (let word = 0; word < 500; word += 1) await flooded(`/any/warm-${word}`)
    const before = await heapInUse()
    for (let word = 0; word < 6000; word += 1) await flooded(`/any/${word}`)
    expect((await heapInUse()) - before).toBeLessThan(limits.bytes)
    // Referenced until here: the test measures the cache with its content.
    expect((await flooded('/any/5999')).status).toBe(200)
  })
})
