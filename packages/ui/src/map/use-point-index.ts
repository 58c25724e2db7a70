import { useMemo } from 'react'
import { clusterPoints } from './cluster-points.ts'
import type { PointIndex } from './cluster-points.ts'
import type { MapPoint } from './map-view.types.ts'

/** The clusters of the points, made anew only when the points are others. */
export function usePointIndex(points: readonly MapPoint[]): PointIndex {
  return useMemo(() => clusterPoints(points), [points])
}
