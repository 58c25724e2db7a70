import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { describe, expect, it } from 'vitest'
import { makeTiles, tileAt } from './make-tiles.ts'
import { placeNames } from './places.ts'
import type { Polygon } from './read-countries.ts'
import { readCountries } from './read-countries.ts'

const lakeGarda = { west: 10, south: 45, east: 13.5, north: 46 }

/** Even-odd over all rings of a polygon: inside the land and not in one of its lakes. */
function isOnLand(polygons: readonly Polygon[], [lng, lat]: readonly [number, number]): boolean {
  return polygons.some(
    (rings) =>
      rings.filter((ring) => {
        let inside = false
        for (let at = 1; at < ring.length; at += 1) {
          const [x1, y1] = ring[at - 1]!
          const [x2, y2] = ring[at]!
          if (y1 > lat !== y2 > lat && lng < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1) inside = !inside
        }
        return inside
      }).length %
        2 ===
      1,
  )
}

describe('the base map around Lake Garda', async () => {
  const land = await readCountries(lakeGarda)
  const tiles = [...makeTiles(land, placeNames(lakeGarda))]
  const layersAt = (z: number, [lng, lat]: readonly [number, number]) => {
    const [x, y] = tileAt(lng, lat, z)
    const tile = tiles.find((one) => one.z === z && one.x === x && one.y === y)
    return new VectorTile(new PbfReader(tile?.data ?? new Uint8Array())).layers
  }

  it.each([
    ['Verona', [10.99, 45.44], true],
    ['Sirmione’s neck of land', [10.61, 45.46], true],
    ['the middle of Lake Garda', [10.65, 45.6], false],
    ['the open Adriatic', [13.2, 45.2], false],
  ] as const)('knows whether %s is land', (_, point, expected) => {
    expect(isOnLand(land, point)).toBe(expected)
  })

  it('has its layers from the first zoom to the last', () => {
    for (const z of [2, 5, 8]) expect(Object.keys(layersAt(z, [10.99, 45.44])), `zoom ${z}`).toContain('land')
    expect(Object.keys(layersAt(8, [10.99, 45.44])).sort()).toEqual(['land', 'place', 'shore'])
  })

  it('names towns in the languages of the editions, the larger first', () => {
    const { place } = layersAt(8, [12.34, 45.44])
    const names = Array.from({ length: place?.length ?? 0 }, (_, at) => place!.feature(at).properties)
    const venice = names.find(({ name }) => name === 'Venice')
    expect(venice).toMatchObject({ de: 'Venedig', it: 'Venezia', kind: 'city' })
    const village = names.find(({ name }) => name === 'Cavallino')
    expect(Number(venice?.['rank'])).toBeLessThan(Number(village?.['rank'] ?? Infinity))
  })

  it('writes German names without ß for Switzerland', () => {
    const alsace = { west: 7, south: 48, east: 8, north: 49 }
    expect(placeNames(alsace).find(({ name }) => name === 'Strasbourg')?.names).toMatchObject({
      de: 'Straßburg',
      'de-CH': 'Strassburg',
    })
  })

  it('makes no tile of the open sea', () => {
    expect(Object.keys(layersAt(8, [-20, 50]))).toEqual([])
  })
})
