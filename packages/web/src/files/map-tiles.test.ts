import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { answerTile } from './map-tiles.ts'

const version = '0123456789ab'
const plain = Buffer.from('land')
const archive = {
  version,
  tile: (z: number, x: number, y: number) => (z === 8 && x === 134 && y === 90 ? gzipSync(plain) : undefined),
}
const ask = (url: string, gzip = true) => answerTile(archive, url, gzip)

describe('tiles of the base map', () => {
  it('are listed in a TileJSON with a short lifetime', () => {
    const { status, headers, body } = ask('/tiles/basemap.json')
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=300'])
    expect(JSON.parse(String(body))).toMatchObject({
      tiles: [`/tiles/${version}/{z}/{x}/{y}.pbf`],
      minzoom: 2,
      maxzoom: 8,
    })
  })

  it('are cached forever, compressed', () => {
    const { status, headers, body } = ask(`/tiles/${version}/8/134/90.pbf`)
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    expect(headers['cache-control']).toContain('immutable')
    expect(body).toEqual(gzipSync(plain))
  })

  it('come as they are to who cannot unpack them', () => {
    const { headers, body } = ask(`/tiles/${version}/8/134/90.pbf`, false)
    expect(headers).not.toHaveProperty('content-encoding')
    expect(body).toEqual(plain)
  })

  it('of another build are answered, but not cacheable', () => {
    const { status, headers } = ask('/tiles/ffffffffffff/8/134/90.pbf')
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=300'])
  })

  it('are empty at sea', () => {
    const { status, body } = ask(`/tiles/${version}/8/100/90.pbf`)
    expect([status, body]).toEqual([204, undefined])
  })

  it.each([
    `/tiles/${version}/9/1/1.pbf`,
    `/tiles/${version}/1/0/0.pbf`,
    `/tiles/${version}/2/4/0.pbf`,
    `/tiles/${version}/8/-1/0.pbf`,
    `/tiles/${version}/8/1.5/0.pbf`,
    '/tiles/../8/1/0.pbf',
    '/tiles/',
    `/tiles/${version}/8/134/90.png`,
  ])('%s does not exist', (url) => expect(ask(url).status).toBe(404))

  it('are drawn as a sheet around a place, compressed where that is understood', () => {
    const { status, headers, body } = ask('/tiles/around/34.00,-24.00.svg?l=de')
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    const plainly = ask('/tiles/around/34.00,-24.00.svg?l=de', false)
    expect(plainly.headers).not.toHaveProperty('content-encoding')
    expect(String(plainly.body)).toMatch(/^<svg/)
    expect(gunzipSync(body as Buffer)).toEqual(plainly.body)
  })

  it.each([
    '/tiles/around/46.0612,8.69.svg?l=de',
    '/tiles/around/46.06,8.69.svg',
    '/tiles/around/46.06,8.69.svg?l=xx',
    '/tiles/around/46.06,8.69.svg?l=de&l=en',
    '/tiles/around/-46.06,8.69.svg?l=de',
    '/tiles/around/46.06,99.00.svg?l=de',
    '/tiles/around/46.06,8.69.png?l=de',
  ])('have no sheet for what no page requests: %s', (url) => {
    expect(ask(url).status).toBe(404)
  })
})
