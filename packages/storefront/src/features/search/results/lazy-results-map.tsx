import { lazy, Suspense } from 'react'
import type { ResultsMapProps } from './results-map.tsx'

const ResultsMap = lazy(() => import('./results-map.tsx').then((module) => ({ default: module.ResultsMap })))

/** The map of a search; loads when it opens. */
export function LazyResultsMap(props: ResultsMapProps) {
  return (
    <Suspense>
      <ResultsMap {...props} />
    </Suspense>
  )
}
