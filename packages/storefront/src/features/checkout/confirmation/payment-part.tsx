import type { BookingConfirmation } from '@camping/contract/booking.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { ButtonLink } from '@camping/ui/button/button.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { PaidSchedule } from '../../../kit/booking-parts/paid-schedule.tsx'
import styles from './confirmation-page.module.css'

const texts: Record<BookingConfirmation['paymentStatus'], string> = {
  NO_PAYMENT_MADE: 'confirmation.payment.text',
  PARTIALLY_PAID: 'confirmation.payment.part',
  PAYMENT_OK: 'confirmation.payment.all',
  PAID_TOO_MUCH: 'confirmation.payment.more',
}

/** Paid amounts and due dates. The status and actions of a pending payment belong here, above the dates. */
export function PaymentPart({ booking }: { booking: BookingConfirmation }) {
  const t = useText()
  const money = useMoney()
  const { site, config } = useApp()
  const { currency, paid, due, paymentStatus, voucher } = booking
  return (
    <section className={styles.box}>
      <h2 className={styles.heading}>{t('confirmation.payment')}</h2>
      <p>{t(texts[paymentStatus], { paid: money(paid, { currency }), due: money(due, { currency }) })}</p>
      {voucher && voucher.paid > 0 && (
        <p>{t('confirmation.voucher.paid', { amount: money(voucher.paid, { currency }) })}</p>
      )}
      {voucher && voucher.reserved > 0 && (
        <p>{t('confirmation.voucher.reserved', { amount: money(voucher.reserved, { currency }) })}</p>
      )}
      {due > 0 && <PaidSchedule rates={booking.paymentRates} />}
      {due > 0 && <p>{booking.payBy?.words}</p>}
      {booking.state === 'confirmed' && due > 0 && config.supports.portal && (
        <p className={styles.pay}>
          <ButtonLink
            kind="primary"
            size="lg"
            href={buildPath(site, 'payment', { bookingId: booking.bookingRef })}
          >
            {t('confirmation.pay')}
          </ButtonLink>
        </p>
      )}
    </section>
  )
}
