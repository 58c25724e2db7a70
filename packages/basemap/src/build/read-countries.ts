import { createReadStream } from 'node:fs'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import type { Region } from '../region.ts'
import { clipRing, ringArea, roundCorners, touches } from './geometry.ts'
import type { Point, Ring } from './geometry.ts'

/** The outer ring, then its lakes. */
export type Polygon = readonly Ring[]

/** Skips ponds and rocks below this many km²: on paper they look like dirt. */
const smallest = { land: 0.15, lake: 1.2 }

/**
 * Land of the countries in a region, with lakes as holes. The file holds the whole world in 126 MB, one country per
 * line. It is read line by line, so that memory holds one country at a time.
 */
export async function readCountries(region: Region): Promise<Polygon[]> {
  const file = createRequire(import.meta.url).resolve('@geo-maps/countries-land-100m/map.geo.json')
  const clippedPolygons: Polygon[] = []
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (!line.startsWith('{"type":"Feature"')) continue
    const { geometry } = JSON.parse(line.slice(0, line.lastIndexOf('}') + 1)) as { geometry: Geometry }
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
    for (const polygon of polygons) {
      const clipped = clipPolygon(polygon, region)
      if (clipped) clippedPolygons.push(clipped)
    }
  }
  return smoothLakes(clippedPolygons)
}

const keyOf = ([lng, lat]: Point) => `${lng} ${lat}`

/**
 * The source draws lakes on a coarse grid, as stairs; two rounds of smoothing make them look natural. A hole that is
 * another country retains its corners, because they are also that country's border.
 */
function smoothLakes(land: readonly Polygon[]): Polygon[] {
  const corners = new Set(land.flatMap(([outer]) => (outer ? [keyOf(outer[0]!)] : [])))
  return land.map(([outer, ...holes]) => [
    outer!,
    ...holes.map((hole) => (hole.some((point) => corners.has(keyOf(point))) ? hole : roundCorners(hole))),
  ])
}

type Geometry =
  | { type: 'Polygon'; coordinates: Polygon }
  | { type: 'MultiPolygon'; coordinates: readonly Polygon[] }

function clipPolygon([outer, ...lakes]: Polygon, region: Region): Polygon | undefined {
  if (!outer || !touches(outer, region) || ringArea(outer) < smallest.land) return undefined
  const land = clipRing(outer, region)
  if (land.length === 0) return undefined
  const water = lakes
    .filter((ring) => ringArea(ring) >= smallest.lake && touches(ring, region))
    .map((ring) => clipRing(ring, region))
    .filter((ring) => ring.length > 0)
  return [land, ...water]
}
