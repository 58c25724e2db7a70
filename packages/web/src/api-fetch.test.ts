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
})
