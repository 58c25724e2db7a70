import { lazy } from 'react'
import { useText } from '../../../kit/format/use-text.ts'
import { PortalBox } from '../../../kit/portal/portal-box.tsx'
import { Opener } from './opener.tsx'

const HistoryList = lazy(() =>
  import('./history-list.tsx').then((module) => ({ default: module.HistoryList })),
)

/** What happened to the booking, for those who ask. */
export function HistoryPart({ bookingId }: { bookingId: string }) {
  const t = useText()
  return (
    <PortalBox title={t('portal.changed.title')} online>
      <Opener text={t('portal.changed.open')}>
        <HistoryList bookingId={bookingId} />
      </Opener>
    </PortalBox>
  )
}
