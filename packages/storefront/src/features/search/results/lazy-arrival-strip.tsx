import { placeKey } from '@camping/core/search/search.api.ts'
import { Suspense, useRef } from 'react'
import { lazyPart } from '@camping/ui/lazy-part.ts'
import { useSeen } from '../../../kit/deferred/use-seen.ts'
import type { ArrivalStripProps } from './arrival-strip.tsx'
import styles from './lazy-arrival-strip.module.css'

const ArrivalStrip = lazyPart(() =>
  import('./arrival-strip.tsx').then((module) => ({ default: module.ArrivalStrip })),
)

/** Placeholder of the price strip; its code and its prices load when it is visible and the dates are known. */
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
          {/* Another place or duration has other days: the strip starts again. */}
          <ArrivalStrip key={`${placeKey(criteria)} ${criteria.duration}`} request={request} stay={stay} />
        </Suspense>
      )}
    </div>
  )
}
