import type { Criteria } from '@camping/core/search/criteria.rules.ts'
import { placeKey } from '@camping/core/search/search.api.ts'
import { useAppSelector } from '@camping/core/store/create-store.ts'
import { lazy, Suspense } from 'react'

const MapAreaNotice = lazy(() =>
  import('./map-area-notice.tsx').then((module) => ({ default: module.MapAreaNotice })),
)

/** Above the list: reports that it shows only a part of the map. */
export function ChosenArea({ criteria }: { criteria: Criteria }) {
  const area = useAppSelector((state) => state.search.mapArea)
  if (area?.place !== placeKey(criteria)) return null
  return (
    <Suspense>
      <MapAreaNotice />
    </Suspense>
  )
}
