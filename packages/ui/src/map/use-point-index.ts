import { useMemo } from 'react'
import { clusterPoints } from './cluster-points.ts'
import type { PointIndex } from './cluster-points.ts'
import type { MapPoint } from './map-view.types.ts'

/** The clusters of the points, recomputed only when the points change. */
export function usePointIndex(points: readonly MapPoint[]): PointIndex {
  return useMemo(() => clusterPoints(points), [points])
}
