import { lazy, Suspense } from 'react'
import type { StayAlternativesProps } from './stay-alternatives.tsx'

const Alternatives = lazy(() =>
  import('./stay-alternatives.tsx').then((module) => ({ default: module.StayAlternatives })),
)

/** Most orders never need them, so they load on demand. */
export function StayAlternatives(props: StayAlternativesProps) {
  return (
    <Suspense>
      <Alternatives {...props} />
    </Suspense>
  )
}
