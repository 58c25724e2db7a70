import { Suspense, useEffect, useState, type ComponentType } from 'react'
import { lazyPart } from '@camping/ui/lazy-part.ts'
import type { AccommodationDrawerProps } from '../offer/accommodation-drawer.tsx'

export const loadDrawer = () => import('../offer/accommodation-drawer.tsx')

/** A component that loads its own code and messages after the page: the server does not render it. */
function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazyPart(() => load().then((part) => ({ default: part })))
  return function Deferred(props: Props) {
    const [mounted, setMounted] = useState(false)
    useEffect(() => setMounted(true), [])
    return (
      mounted && (
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      )
    )
  }
}

export const NearbyArrivals = deferred(() =>
  import('../offer/nearby-arrivals.tsx').then((module) => module.NearbyArrivals),
)
/** What a visitor has seen, where that may be stored. */
export const ViewedRecord = deferred(() =>
  import('../../../kit/viewed/viewed-record.tsx').then((module) => module.ViewedRecord),
)
export const ChoiceProblemNotice = deferred(() =>
  import('../offer/choice-problem-notice.tsx').then((module) => module.ChoiceProblemNotice),
)
const Drawer = deferred(() => loadDrawer().then((module) => module.AccommodationDrawer))

/** Loads when an accommodation is first opened and stays mounted: it remembers the problem that closed it. */
export function AccommodationDrawer(props: AccommodationDrawerProps) {
  const [needed, setNeeded] = useState(false)
  if (props.accommodation && !needed) setNeeded(true)
  return needed && <Drawer {...props} />
}
