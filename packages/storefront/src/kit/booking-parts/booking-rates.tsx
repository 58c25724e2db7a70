import type { CustomerBooking } from '@camping/contract/portal.schemas.ts'
import { Notice } from '@camping/ui/islands/notice.tsx'
import { useMoney } from '../format/use-money.ts'
import { useText } from '../format/use-text.ts'
import { PaidSchedule } from './paid-schedule.tsx'

/** The payments of a booking: paid and open amounts, and overpayments (F33). */
export function BookingRates({ booking }: { booking: CustomerBooking }) {
  const t = useText()
  const money = useMoney()
  const { currency, paid, due, paymentStatus, voucher } = booking
  const amount = (minor: number) => money(minor, { currency })
  const rates = booking.paymentRates.filter(({ status }) => status !== 'cancelled')
  const extra = paid - rates.reduce((sum, rate) => sum + rate.amount, 0)
  return (
    <>
      <PaidSchedule
        rates={rates}
        lines={booking.priceLines}
        payBy={booking.payBy}
        sums={[
          ...(voucher && voucher.paid > 0
            ? [{ label: t('price.voucher.paid'), amount: amount(voucher.paid) }]
            : []),
          { label: t('paid.soFar'), amount: amount(paid) },
          { label: t('paid.open'), amount: amount(due) },
        ]}
      />
      {paymentStatus === 'PAID_TOO_MUCH' && (
        <Notice kind="info" title={t('paid.more')}>
          {t('paid.more.text', { paid: amount(paid), extra: amount(extra) })}
        </Notice>
      )}
    </>
  )
}
