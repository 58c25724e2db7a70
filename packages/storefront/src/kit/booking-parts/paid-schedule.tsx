import type { PaymentRate } from '@camping/contract/booking.schemas.ts'
import { editionMoment } from '@camping/editions/edition-moment.ts'
import { Icon } from '@camping/ui/icon/icon.tsx'
import { useApp } from '../app/app-context.tsx'
import { useStayDates } from '../format/use-dates.ts'
import { useMoney } from '../format/use-money.ts'
import { useText } from '../format/use-text.ts'
import { PaymentSchedule, type PaymentScheduleProps } from './payment-schedule.tsx'
import styles from './payment-schedule.module.css'

interface PaidScheduleProps extends Pick<PaymentScheduleProps, 'sums'> {
  /** Of a booking; cancelled rates are hidden. */
  readonly rates: readonly PaymentRate[]
}

/** The payments of a booking: paid ones, and the open part of a partially paid one. Messages: `price`. */
export function PaidSchedule({ rates: all, ...more }: PaidScheduleProps) {
  const { site } = useApp()
  const t = useText()
  const money = useMoney()
  const dates = useStayDates()
  const rates = all.filter(({ status }) => status !== 'cancelled')
  const whenOf = (index: number, due: string) => {
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
