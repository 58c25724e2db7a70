import type { OwnBooking } from '@camping/contract/portal.schemas.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { lazy, Suspense, useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { useStayDates } from '../../format/use-dates.ts'
import { useMoney } from '../../format/use-money.ts'
import { useText } from '../../format/use-text.ts'
import styles from './booking-detail-page.module.css'
import { PortalBox } from './portal-box.tsx'

const CancelDialog = lazy(() =>
  import('../../cancellation/cancel-dialog.tsx').then((module) => ({ default: module.CancelDialog })),
)

interface CancellationPartProps {
  readonly booking: OwnBooking
  readonly onCancelled: () => void
}

/** What cancelling costs until when, and the way to do it while it can be done alone. */
export function CancellationPart({ booking, onCancelled }: CancellationPartProps) {
  const { today } = useApp()
  const t = useText()
  const money = useMoney()
  const dates = useStayDates()
  const [asking, setAsking] = useState(false)
  const { state, cancellationSteps: steps, currency, dateFrom } = booking
  if (state !== 'confirmed' && state !== 'requested') return null
  const present = steps.findIndex(({ until }) => until === null || today <= until)
  const ahead = steps.slice(Math.max(0, present))
  return (
    <PortalBox title={t('portal.cancel.title')}>
      {ahead.length === 0 && <p>{t('portal.cancel.request')}</p>}
      <dl className={styles.steps}>
        {ahead.map(({ until, percent, cost }) => (
          <div key={percent} className={styles.step}>
            <dt>
              {until === null
                ? t('portal.cancel.last')
                : t('portal.cancel.until', { date: dates.long(until) })}
            </dt>
            <dd>{t('portal.cancel.cost', { percent: percent / 100, amount: money(cost, { currency }) })}</dd>
          </div>
        ))}
      </dl>
      {today < dateFrom ? (
        <p className={styles.action}>
          <Button onClick={() => setAsking(true)}>{t('portal.cancel.ask')}</Button>
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
    </PortalBox>
  )
}
