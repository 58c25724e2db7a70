import Supercluster from 'supercluster'
import type { MapBounds, MapItem, MapPoint } from './map-view.types.ts'

/** Pins closer than this many px form one cluster: a price needs about this much space. */
export const pinRoom = 72
/** The last zoom with clusters; at closer zooms every point has its own pin. */
export const lastClusterZoom = 10
/** Zooms between two whole ones that have clusters of their own: at whole ones alone, pins would wait until they have twice their room. */
const stepsPerZoom = 4
/** Side of the world at zoom 0, px. */
const worldSize = 512

export interface PointIndex {
  /** The items within a box at a zoom, from north to south, so that the document order matches the reading order. */
  itemsIn(bounds: MapBounds, zoom: number): MapItem[]
  /** The item that represents a point: the point itself or its cluster. */
  holds(item: MapItem, pointId: number): boolean
}

/** Points too close together for separate pins: the position of the largest group, and all points. */
interface Heap {
  readonly lat: number
  readonly lng: number
  readonly points: MapPoint[]
}

/** The step of a zoom, which may lie between two whole ones. One above the last has no clusters. */
const stepOf = (zoom: number): number =>
  Math.min(Math.max(Math.floor(zoom * stepsPerZoom), 0), lastClusterZoom * stepsPerZoom + 1) / stepsPerZoom

/** Prepares points for clustering at every zoom. It computes a zoom on first use. */
export function clusterPoints(points: readonly MapPoint[]): PointIndex {
  const subjects = points.filter(({ alone }) => alone).map((point): Heap => ({ ...point, points: [point] }))
  const others = points.filter(({ alone }) => !alone)
  /** The library knows whole zooms: between them, pins of the whole zoom below need less of its room. */
  const indexes = new Map<number, Supercluster<MapPoint>>()
  const indexOf = (step: number) => {
    const between = step % 1
    const known = indexes.get(between)
    if (known) return known
    const made = new Supercluster<MapPoint>({
      radius: pinRoom / 2 ** between,
      extent: worldSize,
      maxZoom: lastClusterZoom,
    })
    made.load(
      others.map((point) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [point.lng, point.lat] },
        properties: point,
      })),
    )
    indexes.set(between, made)
    return made
  }
  const levels = new Map<number, readonly MapItem[]>()
  const members = new WeakMap<MapItem, ReadonlySet<number>>()
  const holds = (item: MapItem, pointId: number) => members.get(item)?.has(pointId) ?? false

  const heapsAt = (step: number) => {
    const index = indexOf(step)
    const zoom = step > lastClusterZoom ? lastClusterZoom + 1 : Math.floor(step)
    return index.getClusters([-180, -90, 180, 90], zoom).map(({ properties, geometry }): Heap => {
      if (!('cluster' in properties)) return { ...properties, points: [properties] }
      const [lng = 0, lat = 0] = geometry.coordinates
      const leaves = index.getLeaves(properties.cluster_id, Infinity)
      return { lat, lng, points: leaves.map((leaf) => leaf.properties) }
    })
  }
  const itemOf = ({ lat, lng, points: grouped }: Heap, step: number): MapItem => {
    const [first] = grouped
    const ids = new Set(grouped.map(({ id }) => id))
    const item: MapItem =
      grouped.length === 1 && first
        ? { kind: 'point', ...first }
        : {
            kind: 'cluster',
            // The first point belongs to no other cluster of this zoom.
            id: first?.id ?? 0,
            lat,
            lng,
            count: grouped.length,
            get bounds() {
              return boundsOf(grouped) as MapBounds
            },
            // Computed on demand, because it examines the zooms in between.
            get opensAt() {
              let closer = step
              const isWhole = (one: MapItem) => [...ids].every((id) => holds(one, id))
              do closer += 1 / stepsPerZoom
              while (closer <= lastClusterZoom && levelAt(closer).some(isWhole))
              return closer
            },
          }
    members.set(item, ids)
    return item
  }
  const levelAt = (step: number): readonly MapItem[] => {
    const known = levels.get(step)
    if (known) return known
    const heaps = step > lastClusterZoom ? heapsAt(step) : mergeOverlapping(heapsAt(step), step)
    const made = [...subjects, ...heaps]
      .map((heap) => itemOf(heap, step))
      .toSorted((a, b) => b.lat - a.lat || a.lng - b.lng)
    levels.set(step, made)
    return made
  }
  return {
    itemsIn: ({ west, south, east, north }, zoom) =>
      levelAt(stepOf(zoom)).filter(
        ({ lat, lng }) => lat >= south && lat <= north && lng >= west && lng <= east,
      ),
    holds,
  }
}

/**
 * Merges groups that still overlap: the library centres a cluster on its points, where it may cover a neighbour. The
 * largest groups retain their positions, so a merge causes no new overlap.
 */
function mergeOverlapping(heaps: readonly Heap[], zoom: number): Heap[] {
  const separate: Heap[] = []
  /** Separate groups by squares as wide as a pin. All candidates for an overlap are in the nine squares around. */
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
    separate.push(heap)
    const square = `${column} ${row}`
    squares.set(square, [...(squares.get(square) ?? []), { heap, x, y }])
  }
  return separate
}

/** Position of a place on the whole map at a zoom, in px from the upper left corner (Web Mercator). */
export function pixelsOf({ lat, lng }: { lat: number; lng: number }, zoom: number): { x: number; y: number } {
  const size = worldSize * 2 ** zoom
  const sine = Math.sin((lat * Math.PI) / 180)
  return {
    x: (lng / 360 + 0.5) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  }
}

/** The smallest box around points; undefined for none. */
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
