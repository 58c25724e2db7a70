import type { BookingConfirmation } from '@camping/contract/booking.schemas.ts'
import { Suspense, useEffect, useState } from 'react'
import { Surface } from '@camping/ui/islands/surface.tsx'
import { lazyPart } from '@camping/ui/lazy-part.ts'
import styles from './stay-review.module.css'

const StayReview = lazyPart(() =>
  import('./stay-review.tsx').then((module) => ({ default: module.StayReview })),
)

/**
 * After a stay: the review form, the target of the mail's link `#review`. Its code loads in the browser, like all forms
 * of a booking (decision 026).
 */
export function LazyStayReview({ cartId, state }: { cartId: string; state: BookingConfirmation['state'] }) {
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  if (state !== 'completed') return null
  return (
    <Surface as="section" id="review" className={styles.review}>
      {mounted && (
        <Suspense fallback={null}>
          <StayReview cartId={cartId} />
        </Suspense>
      )}
    </Surface>
  )
}
