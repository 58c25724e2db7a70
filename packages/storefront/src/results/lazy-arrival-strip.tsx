import { placeKey } from '@camping/core/search/search-request.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { ArrivalStripProps } from './arrival-strip.tsx'
import styles from './lazy-arrival-strip.module.css'

const ArrivalStrip = lazy(() =>
  import('./arrival-strip.tsx').then((module) => ({ default: module.ArrivalStrip })),
)

/** The room of the price strip; its code and its prices come when the page is alive and knows its dates. */
export function LazyArrivalStrip({
  request,
  stay,
}: Omit<ArrivalStripProps, 'stay'> & { stay: ArrivalStripProps['stay'] | undefined }) {
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const { criteria } = request
  return (
    <div className={styles.frame}>
      {alive && stay && (
        <Suspense>
          {/* Other days are asked for another place or another length: the strip starts anew. */}
          <ArrivalStrip key={`${placeKey(criteria)} ${criteria.duration}`} request={request} stay={stay} />
        </Suspense>
      )}
    </div>
  )
}
