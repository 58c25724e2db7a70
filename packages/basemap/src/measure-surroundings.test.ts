import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { makeTiles } from './build/make-tiles.ts'
import { measureSurroundings } from './measure-surroundings.ts'
import type { TileArchive } from './tile-archive.ts'

/** A country from the 8th to the 10th degree of longitude with a town in it. */
const country = [
  [
    [
      [8, 44],
      [10, 44],
      [10, 46],
      [8, 46],
      [8, 44],
    ],
  ],
] as const
const town = {
  kind: 'city',
  lng: 8.2,
  lat: 45,
  fromZoom: 8,
  rank: 1,
  name: 'Castello',
  names: { en: 'Castle' },
} as const
const tiles = new Map(
  [...makeTiles(country as never, [town])].map(({ z, x, y, data }) => [`${z}/${x}/${y}`, gzipSync(data)]),
)
const archive: TileArchive = { version: 'test', tile: (z, x, y) => tiles.get(`${z}/${x}/${y}`) }
const degree = 111_195 * Math.cos((45 * Math.PI) / 180)

test('the nearest shore and town are as far as they are', () => {
  const { shoreMetres, town: near } = measureSurroundings(archive, { lat: 45, lng: 8.1 })
  expect(Math.abs(shoreMetres! - 0.1 * degree)).toBeLessThan(120)
  expect(near).toMatchObject({ name: 'Castello', names: { en: 'Castle' } })
  expect(Math.abs(near!.metres - 0.1 * degree)).toBeLessThan(120)
})

test('what is far away is not there', () => {
  expect(measureSurroundings(archive, { lat: 45, lng: 9.1 })).toEqual({ shoreMetres: null, town: null })
  expect(measureSurroundings(archive, { lat: 45, lng: 3 })).toEqual({ shoreMetres: null, town: null })
})
