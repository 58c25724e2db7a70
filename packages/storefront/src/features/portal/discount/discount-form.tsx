import type { BookingDiscountQuote } from '@camping/contract/booking-discount.schemas.ts'
import type { CustomerBooking } from '@camping/contract/portal.schemas.ts'
import type { DiscountProblem } from '@camping/core/api/discount-problem.ts'
import {
  addDiscount,
  quoteDiscount,
  type QuotedDiscount,
} from '@camping/core/portal/booking-discount.thunks.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { Notice } from '@camping/ui/islands/notice.tsx'
import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import { CodeField } from '@camping/ui/checkout/code-field.tsx'
import { useEffect, useRef, useState } from 'react'
import { randomKey } from '../../../kit/app/random-key.ts'
import { useLazyWords } from '../../../kit/app/lazy-words.ts'
import { useDiscountWords } from '../../../kit/discount/use-discount-words.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { FactList } from '../../../kit/portal/fact-list.tsx'
import { LazyCodeDialog } from '../changes/lazy-code-dialog.tsx'
import { useCodeQuestion } from '../changes/use-code-question.ts'
import styles from './discount-form.module.css'

type Outcome = DiscountProblem | null

/**
 * price-10: first what a code that was forgotten would take off, then one button that takes it off. Stays with its result when the
 * booking takes no further code.
 */
export function DiscountForm({ booking }: { booking: CustomerBooking }) {
  useLazyWords('discount', 'stay')
  const { bookingRef: bookingId, currency, takesDiscount } = booking
  const t = useText()
  const dispatch = useAppDispatch()
  const { labels, reason, amount } = useDiscountWords(currency)
  const { requestCode, question } = useCodeQuestion()
  const [quoted, setQuoted] = useState<QuotedDiscount | null>(null)
  const [added, setAdded] = useState<BookingDiscountQuote | null>(null)
  const [problem, setProblem] = useState<Outcome>(null)
  const [isBusy, setIsBusy] = useState(false)
  const part = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone: the one that opened the form, or the one that used the code.
  useEffect(() => {
    const focused = added ? part.current : part.current?.querySelector('input')
    focused?.focus()
  }, [added])

  const ask = async (code: string): Promise<Outcome> => {
    const answer = await dispatch(quoteDiscount(bookingId, code, randomKey))
    const isProblem = 'why' in answer
    setQuoted(isProblem ? null : answer)
    return isProblem ? answer : null
  }
  const use = async (discount: QuotedDiscount): Promise<Outcome> => {
    const answer = await dispatch(addDiscount(bookingId, discount, requestCode))
    if (!answer) return null
    if (!('why' in answer)) {
      setAdded(answer)
      return null
    }
    if (answer.why === 'failed') return answer
    // What it takes off by now is shown first.
    if (answer.why === 'changed') return (await ask(discount.code)) ?? answer
    setQuoted(null)
    return answer
  }
  const whileBusy = async (work: () => Promise<Outcome>) => {
    setIsBusy(true)
    setProblem(await work())
    setIsBusy(false)
  }
  return (
    <div ref={part} tabIndex={-1} className={styles.part}>
      {added && (
        <Notice
          kind="success"
          live
          title={t('discount.applied', { code: added.code, amount: amount(added.amount) })}
        >
          {t('discount.used.text', { total: amount(added.total.after) })}
        </Notice>
      )}
      {takesDiscount && !added && (
        <CodeField
          {...labels}
          startsOpen
          applyText={t('discount.check')}
          present={quoted ? { text: offer(quoted.quote), isRefused: false } : undefined}
          error={problem ? reason(problem) : undefined}
          busy={isBusy}
          onApply={(code) => void whileBusy(() => ask(code))}
          onRemove={() => {
            setQuoted(null)
            setProblem(null)
          }}
        />
      )}
      {quoted && !added && (
        <>
          <FactList facts={facts(quoted.quote)} />
          <p className={styles.soft}>
            {quoted.quote.refund > 0 && `${t('stay.back.how')} `}
            {t('stay.least')}
          </p>
          <div>
            <MuiButton kind="brand" busy={isBusy} onClick={() => void whileBusy(() => use(quoted))}>
              {t('discount.use')}
            </MuiButton>
          </div>
        </>
      )}
      <LazyCodeDialog bookingId={bookingId} question={question} />
    </div>
  )

  function offer({ code, amount: off }: BookingDiscountQuote): string {
    return t('discount.offer', { code, amount: amount(off) })
  }
  function facts({ total, due, refund }: BookingDiscountQuote) {
    return [
      { label: t('discount.total'), value: amount(total.after) },
      { label: t('stay.due'), value: amount(due) },
      ...(refund > 0 ? [{ label: t('stay.back'), value: amount(refund) }] : []),
    ]
  }
}
