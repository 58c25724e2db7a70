import { lazy, Suspense } from 'react'
import type { ResultsMapProps } from '../map/results-map.tsx'

const ResultsMap = lazy(() =>
  import('../map/results-map.tsx').then((module) => ({ default: module.ResultsMap })),
)

/** The map of a search, fetched when it is opened. */
export function LazyResultsMap(props: ResultsMapProps) {
  return (
    <Suspense>
      <ResultsMap {...props} />
    </Suspense>
  )
}
