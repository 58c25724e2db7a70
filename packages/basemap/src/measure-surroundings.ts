import { gunzipSync } from 'node:zlib'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { zooms } from './region.ts'
import type { TileArchive } from './tile-archive.ts'

interface NearTown {
  /** The local name, or the English one. */
  readonly name: string
  /** By language, where it differs. */
  readonly names: Readonly<Record<string, string>>
  readonly metres: number
}

export interface MeasuredSurroundings {
  /** To the next shore of the sea or of a lake on the map, as the crow flies; null farther away than `reach`. */
  readonly shoreMetres: number | null
  /** The nearest place with more than a thousand inhabitants. */
  readonly town: NearTown | null
}

/** Farther shores and towns are no part of a place. */
const reach = 30_000
const earth = 40_075_016

/**
 * Measures what a map of the surroundings shows. Exact to about 100 m, like the map, whose shores are simplified; some ms.
 */
export function measureSurroundings(
  archive: TileArchive,
  { lat, lng }: { readonly lat: number; readonly lng: number },
): MeasuredSurroundings {
  const size = 2 ** zooms.to
  const east = ((lng + 180) / 360) * size
  const sine = Math.sin((lat * Math.PI) / 180)
  const south = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size
  // Within a tile of this zoom the scale of the projection is that of the place.
  const metres = (earth * Math.cos((lat * Math.PI) / 180)) / size
  const around = reach / metres
  let shore = Infinity
  let town: NearTown | undefined
  for (let x = Math.floor(east - around); x <= Math.floor(east + around); x += 1) {
    for (let y = Math.floor(south - around); y <= Math.floor(south + around); y += 1) {
      const data = archive.tile(zooms.to, x, y)
      if (!data) continue
      const { layers } = new VectorTile(new PbfReader(gunzipSync(data)))
      const at = ({ x: right, y: down }: Point, extent: number): Point => ({
        x: (x - east + right / extent) * metres,
        y: (y - south + down / extent) * metres,
      })
      const shores = layers['shore']
      for (let i = 0; shores && i < shores.length; i += 1) {
        const feature = shores.feature(i)
        for (const line of feature.loadGeometry())
          shore = Math.min(shore, distanceTo(line.map((point) => at(point, feature.extent))))
      }
      const places = layers['place']
      for (let i = 0; places && i < places.length; i += 1) {
        const feature = places.feature(i)
        const point = feature.loadGeometry()[0]?.[0]
        const { kind, name, rank: _, ...names } = feature.properties
        if (kind !== 'city' || !point) continue
        const { x: right, y: down } = at(point, feature.extent)
        const far = Math.hypot(right, down)
        if (far < (town?.metres ?? reach))
          town = { name: String(name), names: names as Record<string, string>, metres: Math.round(far) }
      }
    }
  }
  return { shoreMetres: shore <= reach ? Math.round(shore) : null, town: town ?? null }
}

interface Point {
  readonly x: number
  readonly y: number
}

/** From the origin to the nearest point of a line. */
function distanceTo(line: readonly Point[]): number {
  let least = Infinity
  let from = line[0]
  for (const to of line.slice(1)) {
    if (!from) break
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const length = dx * dx + dy * dy
    const part = length === 0 ? 0 : Math.min(1, Math.max(0, -(from.x * dx + from.y * dy) / length))
    least = Math.min(least, Math.hypot(from.x + part * dx, from.y + part * dy))
    from = to
  }
  return least
}
