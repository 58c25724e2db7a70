import { placeKey } from '@camping/core/search/search-request.ts'
import { lazy, Suspense, useRef } from 'react'
import { useSeen } from '../app/use-seen.ts'
import type { ArrivalStripProps } from './arrival-strip.tsx'
import styles from './lazy-arrival-strip.module.css'

const ArrivalStrip = lazy(() =>
  import('./arrival-strip.tsx').then((module) => ({ default: module.ArrivalStrip })),
)

/** The room of the price strip; its code and its prices come when it is seen and the dates are known. */
export function LazyArrivalStrip({
  request,
  stay,
}: Omit<ArrivalStripProps, 'stay'> & { stay: ArrivalStripProps['stay'] | undefined }) {
  const frame = useRef<HTMLDivElement>(null)
  const seen = useSeen(frame)
  const { criteria } = request
  return (
    <div ref={frame} className={styles.frame}>
      {seen && stay && (
        <Suspense>
          {/* Other days are asked for another place or another length: the strip starts anew. */}
          <ArrivalStrip key={`${placeKey(criteria)} ${criteria.duration}`} request={request} stay={stay} />
        </Suspense>
      )}
    </div>
  )
}
