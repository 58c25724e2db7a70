import { Panel } from '@camping/ui/islands/panel.tsx'
import type { MessageKey } from '@camping/editions/messages/message-key.ts'
import type { BookingConfirmation } from '@camping/contract/booking.schemas.ts'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { PaidSchedule } from '../../../kit/booking-parts/paid-schedule.tsx'
import styles from './confirmation-page.module.css'

const texts: Record<BookingConfirmation['paymentStatus'], MessageKey> = {
  NO_PAYMENT_MADE: 'confirmation.payment.text',
  PARTIALLY_PAID: 'confirmation.payment.part',
  PAYMENT_OK: 'confirmation.payment.all',
  PAID_TOO_MUCH: 'confirmation.payment.more',
}

/** Paid amounts and due dates. What is due next, and its button, are below the reference (`DueNext`). */
export function PaymentPart({ booking }: { booking: BookingConfirmation }) {
  const t = useText()
  const money = useMoney()
  const { currency, paid, due, paymentStatus, voucher } = booking
  return (
    <Panel title={t('confirmation.payment')} className={styles.box}>
      <p>{t(texts[paymentStatus], { paid: money(paid, { currency }), due: money(due, { currency }) })}</p>
      {voucher && voucher.paid > 0 && (
        <p>{t('confirmation.voucher.paid', { amount: money(voucher.paid, { currency }) })}</p>
      )}
      {voucher && voucher.reserved > 0 && (
        <p>
          {t(voucher.until ? 'confirmation.voucher.waits' : 'confirmation.voucher.reserved', {
            amount: money(voucher.reserved, { currency }),
          })}
        </p>
      )}
      {due > 0 && (
        <PaidSchedule rates={booking.paymentRates} lines={booking.priceLines} payBy={booking.payBy} />
      )}
    </Panel>
  )
}
