import type { CustomerBooking } from '@camping/contract/portal.schemas.ts'
import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import { Suspense, useState } from 'react'
import { lazyPart } from '@camping/ui/lazy-part.ts'
import { useApp } from '../../../kit/app/app-context.tsx'
import { CancellationSteps } from '../../../kit/booking-parts/cancellation-steps.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import styles from './booking-detail-page.module.css'

const CancelDialog = lazyPart(() =>
  import('../cancellation/cancel-dialog.tsx').then((module) => ({ default: module.CancelDialog })),
)

interface CancellationPartProps {
  readonly booking: CustomerBooking
  readonly onCancelled: () => void
}

/** The cancellation fees by date, and the link to cancel while customers may cancel themselves. */
export function CancellationPart({ booking, onCancelled }: CancellationPartProps) {
  const { today } = useApp()
  const t = useText()
  const [asking, setAsking] = useState(false)
  const { state, cancellationSteps: steps, priceLines, dateFrom } = booking
  if (state !== 'confirmed' && state !== 'requested') return null
  return (
    <>
      {steps.length === 0 && <p>{t('portal.cancel.request')}</p>}
      <CancellationSteps steps={steps} lines={priceLines} />
      {today < dateFrom ? (
        <p className={styles.action}>
          <MuiButton onClick={() => setAsking(true)}>{t('portal.cancel.cost')}</MuiButton>
        </p>
      ) : (
        <p className={styles.action}>{t('portal.cancel.call')}</p>
      )}
      {asking && (
        <Suspense fallback={null}>
          <CancelDialog
            bookingId={booking.bookingRef}
            onClose={() => setAsking(false)}
            onCancelled={() => {
              setAsking(false)
              onCancelled()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
