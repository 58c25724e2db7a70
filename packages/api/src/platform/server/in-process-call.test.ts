import fastify from 'fastify'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callInProcess, handOver, type InProcessCall } from './in-process-call.ts'

const value = { name: 'Zelten am See', list: [1, 2] }
const app = fastify({ trustProxy: (_address, hop) => hop < 1 })
let responses = 0
app.addHook('onResponse', async () => void (responses += 1))
app.post('/found', async (request, reply) => {
  void reply.header('cache-control', 'no-store').type('application/json; charset=utf-8')
  const body = { ...value, got: request.body, ip: request.ip }
  return handOver(request.raw, () => body) ? '' : body
})
app.get('/text', async () => ({ ä: 'ö' }))
app.get('/stream', async (_request, reply) =>
  reply.type('text/plain').send(Readable.from([Buffer.from('in '), Buffer.from('pieces')])),
)
app.get('/broken', async () => {
  throw Object.assign(new Error('broken'), { statusCode: 503 })
})
app.get('/cut', async (_request, reply) => {
  void reply.hijack()
  reply.raw.destroy(new Error('cut off'))
})
beforeAll(async () => {
  await app.ready()
})
afterAll(() => app.close())

const call = (url: string, more: Partial<InProcessCall> = {}) =>
  callInProcess(app, { method: 'GET', url, headers: {}, remoteAddress: '10.0.0.1', ...more })
const post = {
  method: 'POST',
  headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.7' },
  body: '{"a":"ä"}',
}

describe('a call in process', () => {
  it('gets what was found, with status and headers, and no text', async () => {
    const reply = await call('/found', post)
    expect(reply).toMatchObject({ status: 200, text: '' })
    expect(reply.found?.value).toMatchObject(value)
    expect(reply.header('cache-control')).toBe('no-store')
    expect(reply.header('Content-Type')).toContain('json')
    expect(reply.header('x-none')).toBe('')
  })

  it('is of its visitor, through as many proxies as are trusted, and its body arrives', async () => {
    expect((await call('/found', post)).found?.value).toMatchObject({ got: { a: 'ä' }, ip: '192.0.2.7' })
    const direct = { ...post, headers: { 'content-type': 'application/json' } }
    expect((await call('/found', direct)).found?.value).toMatchObject({ ip: '10.0.0.1' })
  })

  it.each([
    ['/text', 200, '{"ä":"ö"}'],
    ['/stream', 200, 'in pieces'],
    ['/broken', 503, 'broken'],
    ['/nothing', 404, 'Not Found'],
  ])('%s: text with status %i where nothing is handed over', async (url, status, text) => {
    const reply = await call(url)
    expect(reply.status).toBe(status)
    expect(reply.found).toBeUndefined()
    expect(reply.text).toContain(text)
  })

  it.each([
    ['{"a":', 'application/json', 400],
    ['a=1', 'application/x-www-form-urlencoded', 415],
  ])('with the body %s of type %s is refused as any other', async (body, type, status) => {
    expect((await call('/found', { ...post, headers: { 'content-type': type }, body })).status).toBe(status)
  })

  it('runs the hooks at its end, once', async () => {
    responses = 0
    await call('/found', post)
    expect(responses).toBe(1)
  })

  it('fails when the server breaks off', async () => {
    await expect(call('/cut')).rejects.toThrow('cut off')
  })
})

it('a call over a socket gets JSON, whatever it claims to be', async () => {
  const { body } = await app.inject({
    method: 'POST',
    url: '/found',
    payload: { found: {} },
    headers: { found: 'x' },
  })
  expect(JSON.parse(body)).toMatchObject(value)
})
