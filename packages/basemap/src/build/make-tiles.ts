import GeoJSONVT from 'geojson-vt'
import vtpbf from 'vt-pbf'
import { europe, zooms } from '../region.ts'
import type { Region } from '../region.ts'
import { ringArea } from './geometry.ts'
import type { Point } from './geometry.ts'
import type { PlaceName } from './places.ts'
import type { Polygon } from './read-countries.ts'
import { splitOutlines } from './split-outlines.ts'

export interface Tile {
  readonly z: number
  readonly x: number
  readonly y: number
  readonly data: Uint8Array
}

const extent = 4096

/** The smallest island or lake, in km², up to each zoom: ponds are invisible from far away. */
const bands = [
  { from: 2, to: 4, smallest: 90, tolerance: 5 },
  { from: 5, to: 6, smallest: 8, tolerance: 4 },
  { from: 7, to: 8, smallest: 0, tolerance: 2 },
] as const
type Band = (typeof bands)[number]

/** Web Mercator tiles of a region: layers `land`, `shore`, `border` and `place`. Omits empty tiles. */
export function* makeTiles(land: readonly Polygon[], places: readonly PlaceName[]): Generator<Tile> {
  for (const band of bands) {
    const shapes = shapesOf(land, band)
    for (let z: number = band.from; z <= band.to; z += 1) {
      const place = placeIndex(places.filter((one) => one.fromZoom <= z))
      for (const [x, y] of tilesOf(europe, z)) {
        const layers = Object.fromEntries(
          Object.entries({ ...shapes, place }).flatMap(([name, index]) => {
            const tile = index.getTile(z, x, y)
            return tile && tile.features.length > 0 ? [[name, tile]] : []
          }),
        )
        if (Object.keys(layers).length > 0)
          yield { z, x, y, data: vtpbf.fromGeojsonVt(layers, { version: 2, extent }) }
      }
    }
  }
}

function shapesOf(land: readonly Polygon[], { smallest, tolerance, to }: Band): Record<string, GeoJSONVT> {
  const seen = land
    .filter(([outer]) => ringArea(outer!) >= smallest)
    .map((rings) => rings.filter((ring) => ringArea(ring) >= smallest))
  const { borders, shores } = splitOutlines(seen.flat(), onRim(europe))
  // The library does not simplify its last zoom, so the tiles never come from that zoom.
  const settings = {
    maxZoom: to + 2,
    indexMaxZoom: Math.min(to, 5),
    indexMaxPoints: 20_000,
    extent,
    buffer: 64,
    tolerance,
  }
  const index = (geometries: readonly Shape[]) => {
    const features = geometries.map((geometry) => ({ type: 'Feature' as const, geometry, properties: {} }))
    return new GeoJSONVT({ type: 'FeatureCollection', features }, settings)
  }
  return {
    land: index(seen.map((rings) => ({ type: 'Polygon', coordinates: positions(rings) }))),
    shore: index(positions(shores).map((coordinates) => ({ type: 'LineString', coordinates }))),
    border: index(positions(borders).map((coordinates) => ({ type: 'LineString', coordinates }))),
  }
}

type Shape = { type: 'Polygon'; coordinates: number[][][] } | { type: 'LineString'; coordinates: number[][] }

/** GeoJSON's types require mutable arrays, although nobody writes to them. */
const positions = (lines: readonly (readonly Point[])[]) => lines as unknown as number[][][]

function placeIndex(places: readonly PlaceName[]): GeoJSONVT {
  const features = places.map(({ kind, lng, lat, rank, name, names }) => ({
    type: 'Feature' as const,
    geometry: { type: 'Point' as const, coordinates: [lng, lat] },
    properties: { kind, rank, name, ...names },
  }))
  const settings = { maxZoom: zooms.to, indexMaxZoom: 3, extent, buffer: 64 }
  return new GeoJSONVT({ type: 'FeatureCollection', features }, settings)
}

/** Edges on the region's own rim come from clipping: they are no shore. */
function onRim({ west, south, east, north }: Region): (a: Point, b: Point) => boolean {
  return (a, b) =>
    (a[0] === b[0] && (a[0] === west || a[0] === east)) ||
    (a[1] === b[1] && (a[1] === south || a[1] === north))
}

/** The tiles of a region at a zoom. */
function tilesOf({ west, south, east, north }: Region, z: number): [x: number, y: number][] {
  const [left, top] = tileAt(west, north, z)
  const [right, bottom] = tileAt(east, south, z)
  const found: [number, number][] = []
  for (let x = left; x <= right; x += 1) for (let y = top; y <= bottom; y += 1) found.push([x, y])
  return found
}

/** The tile that contains a point. */
export function tileAt(lng: number, lat: number, z: number): [x: number, y: number] {
  const size = 2 ** z
  const sine = Math.sin((lat * Math.PI) / 180)
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
  return [Math.floor(((lng + 180) / 360) * size), Math.floor(y * size)]
}
