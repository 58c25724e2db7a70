import Supercluster from 'supercluster'
import type { MapBounds, MapItem, MapPoint } from './map-view.types.ts'

/** Pins closer than this many px are one cluster: a price needs about this much room. */
export const pinRoom = 72
/** The last zoom with clusters; closer than that every point stands alone. */
export const lastClusterZoom = 10
/** Side of the world at zoom 0, px. */
const worldSize = 512

export interface PointIndex {
  /** What to draw within a box at a zoom, from north to south, so that the order in the document is that of the eye. */
  itemsIn(bounds: MapBounds, zoom: number): MapItem[]
  /** The item that stands for a point: itself or the cluster it is in. */
  holds(item: MapItem, pointId: number): boolean
}

/** What lies too close together to be drawn one by one: the place of its largest part, and all its points. */
interface Heap {
  readonly lat: number
  readonly lng: number
  readonly points: MapPoint[]
}

/** Prepares points for clustering at every zoom; a zoom is reckoned when it is first looked at. */
export function clusterPoints(points: readonly MapPoint[]): PointIndex {
  const index = new Supercluster<MapPoint>({ radius: pinRoom, extent: worldSize, maxZoom: lastClusterZoom })
  const subjects = points.filter(({ alone }) => alone).map((point): Heap => ({ ...point, points: [point] }))
  const others = points.filter(({ alone }) => !alone)
  index.load(
    others.map((point) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [point.lng, point.lat] },
      properties: point,
    })),
  )
  const levels = new Map<number, readonly MapItem[]>()
  const members = new WeakMap<MapItem, ReadonlySet<number>>()
  const holds = (item: MapItem, pointId: number) => members.get(item)?.has(pointId) ?? false

  const heapsAt = (zoom: number) =>
    index.getClusters([-180, -90, 180, 90], zoom).map(({ properties, geometry }): Heap => {
      if (!('cluster' in properties)) return { ...properties, points: [properties] }
      const [lng = 0, lat = 0] = geometry.coordinates
      const leaves = index.getLeaves(properties.cluster_id, Infinity)
      return { lat, lng, points: leaves.map((leaf) => leaf.properties) }
    })
  const itemOf = ({ lat, lng, points: held }: Heap, zoom: number): MapItem => {
    const [first] = held
    const ids = new Set(held.map(({ id }) => id))
    const item: MapItem =
      held.length === 1 && first
        ? { kind: 'point', ...first }
        : {
            kind: 'cluster',
            // Its first point is in no other cluster of this zoom.
            id: first?.id ?? 0,
            lat,
            lng,
            count: held.length,
            // Reckoned when somebody wants to go there: it looks at the zooms in between.
            get opensAt() {
              let closer = zoom + 1
              const isWhole = (one: MapItem) => [...ids].every((id) => holds(one, id))
              while (closer <= lastClusterZoom && levelAt(closer).some(isWhole)) closer += 1
              return closer
            },
          }
    members.set(item, ids)
    return item
  }
  const levelAt = (zoom: number): readonly MapItem[] => {
    const known = levels.get(zoom)
    if (known) return known
    const heaps = zoom > lastClusterZoom ? heapsAt(zoom) : keepApart(heapsAt(zoom), zoom)
    const made = [...subjects, ...heaps]
      .map((heap) => itemOf(heap, zoom))
      .toSorted((a, b) => b.lat - a.lat || a.lng - b.lng)
    levels.set(zoom, made)
    return made
  }
  return {
    itemsIn: ({ west, south, east, north }, zoom) =>
      levelAt(Math.min(Math.max(Math.floor(zoom), 0), lastClusterZoom + 1)).filter(
        ({ lat, lng }) => lat >= south && lat <= north && lng >= west && lng <= east,
      ),
    holds,
  }
}

/**
 * Joins what would still overlap: the library puts a cluster into the middle of its points, which may be on top of its
 * neighbour. The largest keep their places, so nothing moves into the way of something else.
 */
function keepApart(heaps: readonly Heap[], zoom: number): Heap[] {
  const kept: Heap[] = []
  /** What is kept, by squares as wide as a pin's room: whatever is too close lies in the nine around. */
  const squares = new Map<string, { heap: Heap; x: number; y: number }[]>()
  for (const heap of heaps.toSorted((a, b) => b.points.length - a.points.length)) {
    const { x, y } = pixelsOf(heap, zoom)
    const [column, row] = [Math.floor(x / pinRoom), Math.floor(y / pinRoom)]
    const around = [-1, 0, 1].flatMap((dx) =>
      [-1, 0, 1].flatMap((dy) => squares.get(`${column + dx} ${row + dy}`) ?? []),
    )
    const near = around.find((other) => Math.hypot(other.x - x, other.y - y) < pinRoom)
    if (near) {
      near.heap.points.push(...heap.points)
      continue
    }
    kept.push(heap)
    const square = `${column} ${row}`
    squares.set(square, [...(squares.get(square) ?? []), { heap, x, y }])
  }
  return kept
}

/** Where a place is on the whole map at a zoom, px from its upper left corner (Web Mercator). */
export function pixelsOf({ lat, lng }: { lat: number; lng: number }, zoom: number): { x: number; y: number } {
  const size = worldSize * 2 ** zoom
  const sine = Math.sin((lat * Math.PI) / 180)
  return {
    x: (lng / 360 + 0.5) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  }
}

/** The smallest box around points. Undefined without any. */
export function boundsOf(points: readonly MapPoint[]): MapBounds | undefined {
  if (points.length === 0) return undefined
  const lats = points.map(({ lat }) => lat)
  const lngs = points.map(({ lng }) => lng)
  return {
    north: Math.max(...lats),
    south: Math.min(...lats),
    west: Math.min(...lngs),
    east: Math.max(...lngs),
  }
}
