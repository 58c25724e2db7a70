import type { VoucherPart as BookingVoucher } from '@camping/contract/cart-voucher.schemas.ts'
import type { VoucherPaid } from '@camping/contract/voucher.schemas.ts'
import type { VoucherProblem } from '@camping/core/api/voucher-problem.ts'
import {
  payAgain,
  payQuoted,
  quoteVoucher,
  type QuotedVoucher,
} from '@camping/core/payment/voucher.thunks.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { Notice } from '@camping/ui/islands/notice.tsx'
import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import { CodeField } from '@camping/ui/checkout/code-field.tsx'
import { useEffect, useRef, useState } from 'react'
import { randomKey } from '../../kit/app/random-key.ts'
import { useLazyWords } from '../../kit/app/lazy-words.ts'
import { useMoment } from '../../kit/format/use-moment.ts'
import { useText } from '../../kit/format/use-text.ts'
import { useVoucherWords } from '../../kit/voucher/use-voucher-words.ts'
import styles from './payment-page.module.css'

interface VoucherPartProps {
  readonly bookingId: string
  readonly currency: string
  /** What vouchers pay of the booking already. */
  readonly voucher: BookingVoucher | null
  /** Something can be paid; without, only what was just paid is shown. */
  readonly isPayable: boolean
}

/**
 * payment-28: first what a gift voucher would pay, then one button that pays it. The rest is paid as always. payment-17: a voucher that
 * waits for the card is named, and one that went back may be taken again.
 */
export function VoucherPart({ bookingId, currency, voucher, isPayable }: VoucherPartProps) {
  useLazyWords('voucher')
  const t = useText()
  const moment = useMoment()
  const dispatch = useAppDispatch()
  const { labels, reason, present, left, amount } = useVoucherWords(currency)
  const [quoted, setQuoted] = useState<QuotedVoucher | null>(null)
  const [problem, setProblem] = useState<VoucherProblem | null>(null)
  const [paid, setPaid] = useState<VoucherPaid | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const result = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone.
  useEffect(() => result.current?.focus(), [paid])

  const ask = async (code: string) => {
    const answer = await dispatch(quoteVoucher(bookingId, code, randomKey))
    const isQuote = typeof answer === 'object'
    setQuoted(isQuote ? answer : null)
    return isQuote ? null : answer
  }
  const whileBusy = async (work: () => Promise<VoucherProblem | null>) => {
    setIsBusy(true)
    setPaid(null)
    setProblem(await work())
    setIsBusy(false)
  }
  const pay = (voucher: QuotedVoucher) =>
    whileBusy(async () => {
      const answer = await dispatch(payQuoted(bookingId, voucher))
      if (typeof answer === 'object') {
        setPaid(answer)
        setQuoted(null)
        return null
      }
      // What it pays by now is shown first.
      return answer === 'changed' ? ((await ask(voucher.code)) ?? 'changed') : answer
    })
  const again = (released: BookingVoucher['released'][number]) =>
    whileBusy(async () => {
      const answer = await dispatch(payAgain(bookingId, released, randomKey))
      if (typeof answer !== 'object') return answer
      setPaid(answer)
      return null
    })
  const released = isPayable && voucher ? voucher.released : []
  return (
    <>
      <div ref={result} tabIndex={-1} className={styles.vouchers}>
        {paid && paid.until === null && (
          <Notice kind="success" live title={t('voucher.paid', { amount: amount(paid.pays) })}>
            {t(paid.open > 0 ? 'voucher.paid.open' : 'voucher.paid.all', { open: amount(paid.open) }) +
              left(paid.left)}
          </Notice>
        )}
        {voucher?.until && (
          <Notice
            kind="info"
            live={paid !== null}
            title={t('voucher.waits', { amount: amount(voucher.reserved) })}
          >
            {t('voucher.waits.text', {
              time: moment(voucher.until).time,
            })}
          </Notice>
        )}
        {released.map((one) => (
          <Notice
            key={one.hint}
            kind="info"
            title={t('voucher.released', { amount: amount(one.amount) })}
            action={
              <MuiButton kind="quiet" busy={isBusy} onClick={() => void again(one)}>
                {t('voucher.again', { amount: amount(one.amount) })}
              </MuiButton>
            }
          >
            {t('voucher.released.text', { hint: one.hint })}
          </Notice>
        ))}
      </div>
      {isPayable && (
        <div className={styles.voucher}>
          <CodeField
            // Closed again after a payment.
            key={paid?.open}
            {...labels}
            present={quoted ? present(quoted.offer) : undefined}
            error={problem ? reason(problem) : undefined}
            busy={isBusy}
            onApply={(code) => void whileBusy(() => ask(code))}
            onRemove={() => {
              setQuoted(null)
              setProblem(null)
            }}
          />
          {quoted && (
            <MuiButton kind="brand" busy={isBusy} onClick={() => void pay(quoted)}>
              {t('voucher.pay', { amount: amount(quoted.offer.pays) })}
            </MuiButton>
          )}
        </div>
      )}
    </>
  )
}
