import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createSandbox } from '../create-sandbox.ts'

let app: FastifyInstance
beforeEach(async () => {
  app = await createSandbox({ serveQueue: false })
})
afterEach(() => app.close())

const call = (
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  body?: string,
  type = 'text/plain;charset=UTF-8',
) =>
  app.inject({
    method,
    url,
    headers: { host: 'localhost:4000', ...(body === undefined ? {} : { 'content-type': type }) },
    ...(body === undefined ? {} : { payload: body }),
  })
const errors = async () => (await call('GET', '/sandbox/api/errors')).json<Record<string, unknown>[]>()

const event = {
  event_id: 'a'.repeat(32),
  release: 'r1',
  exception: {
    values: [
      {
        type: 'TypeError',
        value: '<b>no</b>',
        stacktrace: {
          frames: [
            { filename: 'app:///_app/uk/assets/client.js', function: 'outer', lineno: 1, colno: 1 },
            { filename: 'app:///_app/uk/assets/client.js', function: 'inner', lineno: 1, colno: 11 },
          ],
        },
      },
    ],
  },
  tags: { route: 'home', edition: 'uk' },
}
const envelope = (...items: readonly (readonly [object, string])[]) =>
  [
    JSON.stringify({ event_id: event.event_id }),
    ...items.flatMap(([headers, body]) => [JSON.stringify(headers), body]),
  ].join('\n')
const asItem = (payload: object) => [{ type: 'event' }, JSON.stringify(payload)] as const
const send = (body: string) => call('POST', '/api/1/envelope/?sentry_key=x', body)

describe('envelopes', () => {
  test('are taken from pages of every origin, also after a preflight', async () => {
    const { statusCode, headers } = await app.inject({
      method: 'OPTIONS',
      url: '/api/1/envelope/?sentry_key=x',
      headers: { host: 'localhost:4000' },
    })
    expect([
      statusCode,
      headers['access-control-allow-origin'],
      headers['access-control-allow-headers'],
    ]).toEqual([204, '*', '*'])
  })

  test('are received from another origin, newest first, and shown escaped', async () => {
    const answer = await send(envelope(asItem({ message: 'first' })))
    expect([answer.statusCode, answer.json()]).toEqual([200, { id: event.event_id }])
    expect(answer.headers['access-control-allow-origin']).toBe('*')
    await send(envelope(asItem(event)))
    const all = await errors()
    expect(all.map(({ id, project, type }) => [id, project, type])).toEqual([
      [2, '1', 'event'],
      [1, '1', 'event'],
    ])
    const list = await call('GET', '/sandbox/errors')
    expect(list.body).toContain('TypeError: &lt;b&gt;no&lt;/b&gt;')
    expect(list.body).toContain('route home · edition uk')
    const page = await call('GET', '/sandbox/errors/2')
    expect(page.body.indexOf('inner')).toBeLessThan(page.body.indexOf('outer'))
    expect((await call('GET', '/sandbox/errors/99')).statusCode).toBe(404)
  })

  test('hold items of a named length, newlines included, and of one line', async () => {
    const recording = '{"segment_id":0}\n[1,2]'
    const body = envelope(
      [{ type: 'replay_event' }, '{"replay_id":"b"}'],
      [{ type: 'replay_recording', length: Buffer.byteLength(recording) }, recording],
      asItem(event),
    )
    await send(body)
    expect((await errors()).map(({ type }) => type)).toEqual(['event', 'replay_recording', 'replay_event'])
  })

  test.each([
    ['nothing', ''],
    ['no JSON', 'hello'],
    ['a list', '[]'],
    ['an item without a type', '{}\n{}\n{}'],
    ['items that are no JSON', '{}\nhello'],
  ])('%s is refused', async (_what, body) => {
    expect((await send(body)).statusCode).toBe(400)
    expect(await errors()).toEqual([])
  })

  test('odd payloads are shown, not trusted', async () => {
    for (const payload of [{ exception: 7 }, { exception: { values: [null] } }, { tags: [] }, { tags: 'x' }])
      await send(envelope(asItem(payload)))
    await send(envelope([{ type: 'event' }, 'not json']))
    expect((await call('GET', '/sandbox/errors')).statusCode).toBe(200)
    for (const { id } of await errors())
      expect((await call('GET', `/sandbox/errors/${String(id)}`)).statusCode).toBe(200)
  })

  test('are dropped above a number, and on request', async () => {
    for (let count = 0; count < 310; count += 1) await send(envelope(asItem({ message: String(count) })))
    expect(await errors()).toHaveLength(300)
    expect((await call('DELETE', '/sandbox/api/errors')).statusCode).toBe(204)
    expect(await errors()).toEqual([])
  })
})

describe('files of a release', () => {
  const form = (fields: Record<string, string>, file?: string) => {
    const parts = Object.entries(fields).map(
      ([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    if (file !== undefined)
      parts.push(`--b\r\ncontent-disposition: form-data; name="file"; filename="x"\r\n\r\n${file}\r\n`)
    return call(
      'POST',
      '/api/0/organizations/camping/releases/r1/files/',
      `${parts.join('')}--b--\r\n`,
      'multipart/form-data; boundary=b',
    )
  }
  // Column 11 of the only line is line 2, column 3 of the source.
  const map = JSON.stringify({
    version: 3,
    sources: ['src/inner.ts'],
    names: [],
    mappings: 'AAAA,UACE',
  })

  test('lead from a built place to its source', async () => {
    expect((await form({ name: '~/_app/uk/assets/client.js.map' }, map)).statusCode).toBe(201)
    await send(envelope(asItem(event)))
    const [report] = await errors()
    expect(report?.['stack']).toEqual([
      { text: 'inner (app:///_app/uk/assets/client.js:1:11)', source: 'src/inner.ts:2:3' },
      { text: 'outer (app:///_app/uk/assets/client.js:1:1)', source: 'src/inner.ts:1:1' },
    ])
    expect((await call('GET', '/sandbox/errors/1')).body).toContain('src/inner.ts:2:3')
    expect((await call('GET', '/sandbox/api/errors/files')).json()).toEqual([
      'r1 ~/_app/uk/assets/client.js.map',
    ])
  })

  test('that cannot be read leave the stack as it was', async () => {
    await form({ name: '~/_app/uk/assets/client.js.map' }, 'no map')
    await send(envelope(asItem(event)))
    expect((await errors())[0]?.['stack']).toEqual([
      { text: 'inner (app:///_app/uk/assets/client.js:1:11)' },
      { text: 'outer (app:///_app/uk/assets/client.js:1:1)' },
    ])
  })

  test('without a name or a file are refused', async () => {
    expect((await form({ name: 'x' })).statusCode).toBe(400)
    expect((await form({}, map)).statusCode).toBe(400)
  })
})
