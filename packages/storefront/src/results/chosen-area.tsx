import type { Criteria } from '@camping/core/search/criteria.ts'
import { placeKey } from '@camping/core/search/search-request.ts'
import { useAppSelector } from '@camping/core/store/create-store.ts'
import { lazy, Suspense } from 'react'

const MapAreaNote = lazy(() =>
  import('../map/map-area-note.tsx').then((module) => ({ default: module.MapAreaNote })),
)

/** Above a list: that it shows a part of the map only, if so. */
export function ChosenArea({ criteria }: { criteria: Criteria }) {
  const area = useAppSelector((state) => state.search.mapArea)
  if (area?.place !== placeKey(criteria)) return null
  return (
    <Suspense>
      <MapAreaNote />
    </Suspense>
  )
}
