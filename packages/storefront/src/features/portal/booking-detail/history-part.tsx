import { Button } from '@camping/ui/button/button.tsx'
import { Skeleton } from '@camping/ui/skeleton/skeleton.tsx'
import { lazy, Suspense, useState } from 'react'
import { useText } from '../../../kit/format/use-text.ts'
import { PortalBox } from '../../../kit/portal/portal-box.tsx'
import styles from './booking-detail-page.module.css'

const HistoryList = lazy(() =>
  import('./history-list.tsx').then((module) => ({ default: module.HistoryList })),
)

/** What happened to the booking, for those who ask. */
export function HistoryPart({ bookingId }: { bookingId: string }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  return (
    <PortalBox title={t('portal.changed.title')} online>
      {open ? (
        <Suspense fallback={<Skeleton shape="block" />}>
          <HistoryList bookingId={bookingId} />
        </Suspense>
      ) : (
        <p className={styles.action}>
          <Button onClick={() => setOpen(true)}>{t('portal.changed.open')}</Button>
        </p>
      )}
    </PortalBox>
  )
}
