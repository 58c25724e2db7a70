import type { CancellationQuote } from '@camping/contract/booking-changes.schemas.ts'
import {
  bookingChangesSlice,
  cancellationClosed,
  cancellationOpened,
  newCancellation,
} from '@camping/core/portal/booking-changes.slice.ts'
import { requestQuote, cancelBooking } from '@camping/core/portal/booking-changes.thunks.ts'
import { useAppSelector, useAppStore } from '@camping/core/store/create-store.ts'
import { Notice } from '@camping/ui/islands/notice.tsx'
import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import { Sheet } from '@camping/ui/popups/sheet.tsx'
import { MuiSkeleton } from '@camping/ui/islands/mui-skeleton.tsx'
import { Suspense, useEffect } from 'react'
import { lazyPart } from '@camping/ui/lazy-part.ts'
import { useLazyWords } from '../../../kit/app/lazy-words.ts'
import { useCodeQuestion } from '../changes/use-code-question.ts'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { randomKey } from '../../../kit/app/random-key.ts'
import styles from './cancel-dialog.module.css'

const BookingCodeForm = lazyPart(() =>
  import('../changes/booking-code-form.tsx').then((module) => ({ default: module.BookingCodeForm })),
)

export interface CancelDialogProps {
  readonly bookingId: string
  readonly onClose: () => void
  /** The booking is cancelled. */
  readonly onCancelled: () => void
}

/** The current cancellation fee and refund, and the button that cancels; a booking session must enter a code first. */
export function CancelDialog({ bookingId, onClose, onCancelled }: CancelDialogProps) {
  useLazyWords('cancellation')
  const t = useText()
  const store = useAppStore()
  const { quote, trouble, isCancelling } =
    useAppSelector(({ bookingChanges }) => bookingChanges?.cancellations[bookingId]) ?? newCancellation
  const { requestCode, question } = useCodeQuestion()
  useEffect(() => {
    store.inject(bookingChangesSlice)
    store.dispatch(cancellationOpened(bookingId))
    void store.dispatch(requestQuote(bookingId))
    return () => void store.dispatch(cancellationClosed(bookingId))
  }, [store, bookingId])
  const confirm = async () => {
    if (await store.dispatch(cancelBooking(bookingId, { requestCode, newKey: randomKey }))) onCancelled()
  }
  return (
    <Sheet wide="card" title={t('cancellation.title')} closeLabel={t('cancellation.close')} onClose={onClose}>
      <div className={styles.body}>
        {trouble && (
          <Notice kind={trouble === 'changed' ? 'warning' : 'error'} live>
            {t(`cancellation.${trouble}`)}
          </Notice>
        )}
        {!quote && !trouble && <MuiSkeleton shape="block" />}
        {quote && (quote.allowed ? <Numbers quote={quote} /> : <p>{t('cancellation.refused')}</p>)}
        {question && (
          <Suspense fallback={<MuiSkeleton shape="block" />}>
            <BookingCodeForm bookingId={bookingId} onProved={question.onProved} />
          </Suspense>
        )}
        <div className={styles.actions}>
          <MuiButton size="lg" onClick={onClose}>
            {t('cancellation.dismiss')}
          </MuiButton>
          {quote?.allowed && !question && (
            <MuiButton kind="danger" size="lg" busy={isCancelling} onClick={() => void confirm()}>
              {t('cancellation.confirm')}
            </MuiButton>
          )}
        </div>
      </div>
    </Sheet>
  )
}

function Numbers({ quote }: { quote: CancellationQuote }) {
  const t = useText()
  const money = useMoney()
  const amount = (minor: number) => money(minor, { currency: quote.currency })
  const { cost, paid, refund, stillOwed } = quote
  const percent = quote.step === null ? null : quote.steps[quote.step]?.percent
  return (
    <>
      <p>{t(cost === 0 ? 'cancellation.free' : 'cancellation.text')}</p>
      <dl className={styles.numbers}>
        <Row label={t('cancellation.paid')} value={amount(paid)} />
        <Row
          label={
            percent ? t('cancellation.cost.percent', { percent: percent / 100 }) : t('cancellation.cost')
          }
          value={amount(cost)}
        />
        <Row
          strong
          label={t(stillOwed > 0 ? 'cancellation.owed' : 'cancellation.refund')}
          value={amount(stillOwed > 0 ? stillOwed : refund)}
        />
      </dl>
      {refund > 0 && <p className={styles.soft}>{t('cancellation.refund.how')}</p>}
      {stillOwed > 0 && <p className={styles.soft}>{t('cancellation.owed.how')}</p>}
      <p className={styles.soft}>{t('cancellation.final')}</p>
    </>
  )
}

function Row({ label, value, strong }: { label: string; value: string; strong?: boolean }) {
  return (
    <div className={strong ? styles.sum : styles.row}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
