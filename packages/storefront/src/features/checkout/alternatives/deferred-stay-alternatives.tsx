import { Suspense } from 'react'
import { lazyPart } from '@camping/ui/lazy-part.ts'
import type { StayAlternativesProps } from './stay-alternatives.tsx'

const Alternatives = lazyPart(() =>
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
