import Supercluster from 'supercluster'
import type { MapBounds, MapItem, MapPoint } from './map-view.types.ts'

/** Pins closer than this many px are one cluster: a price needs about this much room. */
const radius = 72
/** From here on every point stands alone. */
const lastClusterZoom = 10

export interface PointIndex {
  /** What to draw within a box at a zoom, from north to south, so that the order in the document is that of the eye. */
  itemsIn(bounds: MapBounds, zoom: number): MapItem[]
  /** The item that stands for a point: itself or the cluster it is in. */
  holds(item: MapItem, pointId: number): boolean
}

/** Prepares points for clustering at every zoom. */
export function clusterPoints(points: readonly MapPoint[]): PointIndex {
  const index = new Supercluster<MapPoint>({ radius, extent: 512, maxZoom: lastClusterZoom })
  index.load(
    points.map((point) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [point.lng, point.lat] },
      properties: point,
    })),
  )
  return {
    itemsIn({ west, south, east, north }, zoom) {
      return index
        .getClusters([west, south, east, north], Math.floor(zoom))
        .map(({ properties, geometry }): MapItem => {
          if (!('cluster' in properties)) return { kind: 'point', ...properties }
          const [lng = 0, lat = 0] = geometry.coordinates
          const { cluster_id: id, point_count: count } = properties
          return { kind: 'cluster', id, lat, lng, count, opensAt: index.getClusterExpansionZoom(id) }
        })
        .toSorted((a, b) => b.lat - a.lat || a.lng - b.lng)
    },
    holds: (item, pointId) =>
      item.kind === 'point'
        ? item.id === pointId
        : index.getLeaves(item.id, Infinity).some(({ properties }) => properties.id === pointId),
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
