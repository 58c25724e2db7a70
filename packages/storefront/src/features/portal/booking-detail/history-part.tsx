import { MuiSkeleton } from '@camping/ui/islands/mui-skeleton.tsx'
import { Suspense } from 'react'
import { lazyPart } from '@camping/ui/lazy-part.ts'

const HistoryList = lazyPart(() =>
  import('./history-list.tsx').then((module) => ({ default: module.HistoryList })),
)

/** What happened to the booking, loaded for those who open it. */
export function HistoryPart({ bookingId }: { bookingId: string }) {
  return (
    <Suspense fallback={<MuiSkeleton shape="block" />}>
      <HistoryList bookingId={bookingId} />
    </Suspense>
  )
}
