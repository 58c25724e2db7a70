import { gzipSync } from 'node:zlib'
import GeoJSONVT from 'geojson-vt'
import { expect, it } from 'vitest'
import vtpbf from 'vt-pbf'
import { drawSurroundings } from './draw-surroundings.ts'

/** The whole world is land except for a lake around 10° E 46° N, with one town whose name needs escaping. */
const square = (west: number, south: number, east: number, north: number) => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
]
const indexOf = (geometry: object, properties = {}) =>
  new GeoJSONVT(
    { type: 'FeatureCollection', features: [{ type: 'Feature', geometry: geometry as never, properties }] },
    { maxZoom: 8, extent: 4096, buffer: 64 },
  )
const layers = {
  land: indexOf({ type: 'Polygon', coordinates: [square(-20, 35, 40, 70), square(9.8, 45.9, 10.2, 46.1)] }),
  shore: indexOf({ type: 'LineString', coordinates: square(9.8, 45.9, 10.2, 46.1) }),
  place: indexOf(
    { type: 'Point', coordinates: [9.7, 46.1] },
    { kind: 'city', rank: 3, name: 'Saint-<Ours>', de: 'Sankt & Bär' },
  ),
}
const archive = {
  version: '0123456789ab',
  tile: (z: number, x: number, y: number) => {
    const found = Object.entries(layers).flatMap(([name, index]) => {
      const tile = index.getTile(z, x, y)
      return tile && tile.features.length > 0 ? [[name, tile] as const] : []
    })
    return found.length > 0
      ? gzipSync(vtpbf.fromGeojsonVt(Object.fromEntries(found), { version: 2, extent: 4096 }))
      : undefined
  },
}
const at = (lat: number, lng: number, language = 'en') => drawSurroundings(archive, { lat, lng, language })

it('draws land for each tile, shores, and towns in the requested language', () => {
  const sheet = at(46, 10)
  expect(sheet.match(/<path d="M/g)?.length).toBeGreaterThanOrEqual(1)
  expect(sheet).toMatch(/stroke-width="1.8" d="M[\d -]+l/)
  expect(sheet).toContain('>Saint-&#60;Ours&#62;</text>')
  expect(at(46, 10, 'de')).toContain('>Sankt &#38; Bär</text>')
})

it('moves with the place: what lies 0.1° further east lies some 57 px further to the left', () => {
  const [here, there] = [at(46, 10), at(46, 10.1)].map((one) => Number(/<circle cx="(-?\d+)"/.exec(one)?.[1]))
  expect((here ?? 0) - (there ?? 0)).toBeCloseTo(57, -0.5)
})

it('is an empty sheet over open water', () => {
  const sheet = at(34, -24)
  expect(sheet).not.toContain('<text')
  expect(sheet.startsWith('<svg')).toBe(true)
})
