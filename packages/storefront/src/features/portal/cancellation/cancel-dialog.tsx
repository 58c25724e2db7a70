import type { ApiError } from '@camping/core/api/storefront-api.ts'
import { bookingChangesApi } from '@camping/core/portal/booking-changes.api.ts'
import type { CancellationQuote, CancellationRefused } from '@camping/contract/booking-changes.schemas.ts'
import { Alert } from '@camping/ui/alert/alert.tsx'
import { Button } from '@camping/ui/button/button.tsx'
import { CardDialog } from '@camping/ui/popups/card-dialog.tsx'
import { Skeleton } from '@camping/ui/skeleton/skeleton.tsx'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLazyWords } from '../../../kit/app/lazy-words.ts'
import { useCodeFirst } from '../changes/use-code-first.ts'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { randomKey } from '../../../kit/app/random-key.ts'
import styles from './cancel-dialog.module.css'

const CodeForm = lazy(() =>
  import('../changes/code-form.tsx').then((module) => ({ default: module.CodeForm })),
)

export interface CancelDialogProps {
  readonly bookingId: string
  readonly onClose: () => void
  /** The booking is cancelled. */
  readonly onCancelled: () => void
}

type Trouble = 'changed' | 'failed'

/** The current cancellation fee and refund, and the button that cancels; a booking session must enter a code first. */
export function CancelDialog({ bookingId, onClose, onCancelled }: CancelDialogProps) {
  useLazyWords('cancellation')
  const t = useText()
  const [ask, { data, isError }] = bookingChangesApi.useQuoteCancellationMutation()
  const [cancel, { isLoading }] = bookingChangesApi.useCancelCustomerBookingMutation()
  const [newer, setNewer] = useState<CancellationQuote>()
  const [trouble, setTrouble] = useState<Trouble>()
  const attempt = useRef<{ content: string; key: string } | null>(null)
  useEffect(() => void ask({ bookingId }), [ask, bookingId])
  const quote = newer ?? data
  const { withCode, question } = useCodeFirst()

  const confirm = async ({ cost, refund }: CancellationQuote) => {
    setTrouble(undefined)
    // The same amounts have the same key: a repeat after a lost answer gets the result of the first.
    const content = `${cost} ${refund}`
    if (attempt.current?.content !== content) attempt.current = { content, key: randomKey() }
    const idempotencyKey = attempt.current.key
    const { error } = await withCode(() =>
      cancel({ bookingId, idempotencyKey, acceptedCost: cost, acceptedRefund: refund }),
    )
    if (!error) return onCancelled()
    const refusal: CancellationRefused | undefined = (error as ApiError).problem
    const present = refusal?.quote
    if (present?.refusal === 'cancelled') return onCancelled()
    if (present) setNewer(present)
    setTrouble(present ? 'changed' : 'failed')
  }
  return (
    <CardDialog title={t('cancellation.title')} closeLabel={t('cancellation.close')} onClose={onClose}>
      <div className={styles.body}>
        {trouble && (
          <Alert kind={trouble === 'failed' ? 'error' : 'warning'} live>
            {t(`cancellation.${trouble}`)}
          </Alert>
        )}
        {isError && !quote && (
          <Alert kind="error" live>
            {t('cancellation.noQuote')}
          </Alert>
        )}
        {!quote && !isError && <Skeleton shape="block" />}
        {quote && (quote.allowed ? <Numbers quote={quote} /> : <p>{t('cancellation.refused')}</p>)}
        {question && (
          <Suspense fallback={<Skeleton shape="block" />}>
            <CodeForm bookingId={bookingId} onProved={question.onProved} />
          </Suspense>
        )}
        <div className={styles.actions}>
          {quote?.allowed && !question && (
            <Button kind="brand" size="lg" busy={isLoading} onClick={() => void confirm(quote)}>
              {t('cancellation.confirm')}
            </Button>
          )}
          <Button size="lg" onClick={onClose}>
            {t('cancellation.keep')}
          </Button>
        </div>
      </div>
    </CardDialog>
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
