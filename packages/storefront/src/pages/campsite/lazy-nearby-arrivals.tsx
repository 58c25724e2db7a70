import type { ComponentProps } from 'react'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { NearbyArrivals as Arrivals } from './nearby-arrivals.tsx'

const NearbyArrivals = lazy(() =>
  import('./nearby-arrivals.tsx').then((module) => ({ default: module.NearbyArrivals })),
)

/** Other arrivals are asked for in the browser, and their code comes with the question. */
export function LazyNearbyArrivals(props: ComponentProps<typeof Arrivals>) {
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  if (!mounted) return null
  return (
    <Suspense fallback={null}>
      <NearbyArrivals {...props} />
    </Suspense>
  )
}
