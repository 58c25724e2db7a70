import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { imageService, type ImageServiceOptions } from './image-service.ts'

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200" viewBox="0 0 1600 1200">
<rect width="1600" height="600" fill="#88bbee"/><rect y="600" width="1600" height="600" fill="#336633"/></svg>`

let folder: string
let app: FastifyInstance
let drawn: string[]

async function start(options: Partial<ImageServiceOptions> = {}) {
  drawn = []
  app = Fastify()
  await app.register(imageService, {
    cacheDir: folder,
    source: (id) => {
      drawn.push(id)
      return id.startsWith('place') ? svg : undefined
    },
    ...options,
  })
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'))
})
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

describe('formats', () => {
  const magic: [string, (bytes: Buffer) => boolean][] = [
    [
      'webp',
      (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
    ],
    ['jpeg', (bytes) => bytes.readUInt16BE(0) === 0xffd8],
    ['png', (bytes) => bytes.readUInt32BE(0) === 0x89504e47],
    ['avif', (bytes) => bytes.toString('latin1', 4, 12) === 'ftypavif'],
  ]
  test.each(magic)('%s has its media type, magic bytes and size', async (format, isFormat) => {
    await start()
    const reply = await app.inject(`/images/place-1?w=320&h=180&f=${format}`)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-type']).toBe(`image/${format}`)
    expect(isFormat(reply.rawPayload)).toBe(true)
    const { width, height } = await sharp(reply.rawPayload).metadata()
    expect([width, height]).toEqual([320, 180])
  })

  test('without a height the picture retains its ratio', async () => {
    await start()
    const reply = await app.inject('/images/place-1?w=640')
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: 640, height: 480 })
  })

  test('the crop position decides what is preserved', async () => {
    await start({ position: () => 'top' })
    const reply = await app.inject('/images/place-1?w=320&h=137&f=png')
    const { dominant } = await sharp(reply.rawPayload).stats()
    expect(dominant.b).toBeGreaterThan(dominant.g)
  })
})

describe('headers', () => {
  test('lasting cache, nosniff, and 304 for the same tag', async () => {
    await start()
    const reply = await app.inject('/images/place-1?w=160')
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(reply.headers['x-content-type-options']).toBe('nosniff')
    expect(reply.headers['vary']).toBeUndefined()
    const again = await app.inject({
      url: '/images/place-1?w=160',
      headers: { 'if-none-match': reply.headers['etag'] as string },
    })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
  })

  test('a negotiated format varies by Accept', async () => {
    await start()
    const reply = await app.inject({ url: '/images/place-1?w=160&f=auto', headers: { accept: 'image/webp' } })
    expect([reply.headers['content-type'], reply.headers['vary']]).toEqual(['image/webp', 'accept'])
  })

  test('a new source version is another tag', async () => {
    await start({ sourceVersion: '1' })
    const one = await app.inject('/images/place-1?w=160')
    await app.close()
    await start({ sourceVersion: '2' })
    const two = await app.inject('/images/place-1?w=160')
    expect(one.headers['etag']).not.toBe(two.headers['etag'])
    expect(drawn).toEqual(['place-1'])
  })
})

describe('refusals', () => {
  test.each([
    ['/images/place-1?w=321', 400, 'validation'],
    ['/images/place-1?w=320&w=640', 400, 'validation'],
    ['/images/unknown-1', 404, 'not-found'],
    ['/images/..%2f..%2fetc%2fpasswd', 404, 'not-found'],
    ['/images/Place-1', 404, 'not-found'],
    ['/images/place-1.svg', 404, 'not-found'],
  ])('%s is %i %s', async (url, status, type) => {
    await start()
    const reply = await app.inject(url)
    expect(reply.statusCode).toBe(status)
    expect(reply.headers['content-type']).toContain('application/problem+json')
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.json()).toMatchObject({ type, status })
  })

  test('an original of more than 40 megapixels is not rendered', async () => {
    const large = await sharp({ create: { width: 7000, height: 6000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    await start({ source: () => large })
    const reply = await app.inject('/images/place-1?w=160')
    expect(reply.statusCode).toBe(500)
    expect(await readdir(folder)).toEqual([])
  })
})

describe('work', () => {
  test('the second request comes from the cache, also after a restart', async () => {
    await start()
    const first = await app.inject('/images/place-1?w=160')
    const second = await app.inject('/images/place-1?w=160')
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
    expect(drawn).toEqual(['place-1'])
    await app.close()
    await start()
    const third = await app.inject('/images/place-1?w=160')
    expect(third.rawPayload.equals(first.rawPayload)).toBe(true)
    expect(drawn).toEqual([])
  })

  test('twenty requests at once for one variant draw it once', async () => {
    await start()
    const replies = await Promise.all(Array.from({ length: 20 }, () => app.inject('/images/place-1?w=320')))
    expect(replies.map((reply) => reply.statusCode)).toEqual(Array(20).fill(200))
    expect(drawn).toEqual(['place-1'])
  })

  test('the cache stays below its limit', async () => {
    await start({ maxCacheBytes: 10_000 })
    for (let number = 0; number < 12; number += 1) await app.inject(`/images/place-${number}?w=640&f=png`)
    const names = await readdir(folder)
    const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size))
    const [one = 0] = sizes
    // Each is smaller than one block of the disk and counts as that.
    expect(one).toBeLessThan(4096)
    expect(names).toHaveLength(2)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(10_000)
  })

  test('more than it can do is 503 with Retry-After; what was accepted is answered', async () => {
    await start({ concurrent: 1, waitingPerNetwork: 3 })
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, number) => app.inject(`/images/place-${number}?w=480`)),
    )
    const refused = replies.filter((reply) => reply.statusCode === 503)
    const answered = replies.filter((reply) => reply.statusCode === 200)
    expect(refused.length + answered.length).toBe(30)
    expect(answered.length).toBeGreaterThanOrEqual(4)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]?.headers['retry-after']).toBe('2')
    expect(refused[0]?.json()).toMatchObject({ type: 'busy', status: 503 })
    const afterFlood = await app.inject('/images/place-29?w=480')
    expect(afterFlood.statusCode).toBe(200)
  })

  test('the pictures of one network wait in its line, and another network’s is drawn before them', async () => {
    await start({ concurrent: 2 })
    const order: string[] = []
    const request = async (remoteAddress: string, id: string) => {
      const reply = await app.inject({ url: `/images/${id}?w=160`, remoteAddress })
      order.push(id)
      return reply.statusCode
    }
    const flood = Array.from({ length: 40 }, (_, number) => request('192.0.2.7', `place-flood-${number}`))
    // Including the picture that the flood has queued last.
    const others = [request('198.51.100.1', 'place-other'), request('198.51.100.2', 'place-flood-39')]
    expect(await Promise.all([...flood, ...others])).toEqual(Array(42).fill(200))
    for (const id of ['place-other', 'place-flood-39']) expect(order.indexOf(id)).toBeLessThan(6)
  })
})
