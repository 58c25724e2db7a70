import type { BookingConfirmation, PaymentRate } from '@camping/contract/booking.schemas.ts'
import { editionMoment } from '@camping/editions/edition-moment.ts'
import { Icon } from '@camping/ui/icon/icon.tsx'
import { useApp } from '../app/app-context.tsx'
import { useStayDates } from '../format/use-dates.ts'
import { useMoney } from '../format/use-money.ts'
import { useText } from '../format/use-text.ts'
import { PaymentSchedule, type PaymentScheduleProps } from './payment-schedule.tsx'
import styles from './payment-schedule.module.css'

type PayBy = Pick<NonNullable<BookingConfirmation['payBy']>, 'index' | 'dueAt'>

interface PaidScheduleProps extends Pick<PaymentScheduleProps, 'sums' | 'lines'> {
  /** Of a booking; cancelled rates are hidden. */
  readonly rates: readonly PaymentRate[]
  /** Of a booking: what has to be paid next has a day of its own. */
  readonly payBy?: PayBy | null
}

/** The payments of a booking: paid ones, and the open part of a partially paid one. Messages: `price`. */
export function PaidSchedule({ rates: all, payBy, ...more }: PaidScheduleProps) {
  const { site } = useApp()
  const t = useText()
  const money = useMoney()
  const dates = useStayDates()
  const rates = all.filter(({ status }) => status !== 'cancelled')
  const whenOf = (index: number, planned: string) => {
    const due =
      payBy?.index === index
        ? t('price.rate.until', { date: dates.long(editionMoment(site, new Date(payBy.dueAt)).date) })
        : planned
    const rate = rates.find((one) => one.index === index)
    if (rate?.status === 'paid' && rate.paidAt) {
      const { date } = editionMoment(site, new Date(rate.paidAt))
      return (
        <span className={styles.paid}>
          <Icon name="check" />
          {t('price.rate.paid', { date: dates.full(date) })}
        </span>
      )
    }
    const rest = rate?.open ?? 0
    const inPart = rate && rest > 0 && rest < rate.amount
    return (
      <span className={styles.due}>
        {inPart ? t('price.rate.rest', { open: money(rest, { currency: rate.currency }), due }) : due}
      </span>
    )
  }
  return <PaymentSchedule rates={rates} whenOf={whenOf} {...more} />
}
