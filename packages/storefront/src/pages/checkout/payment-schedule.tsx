import type { PaymentRate } from '@camping/contract/booking.schemas.ts'
import { useApp } from '../../app/app-context.tsx'
import { useMoney } from '../../format/use-money.ts'
import { useStayDates } from '../../format/use-dates.ts'
import { useText } from '../../format/use-text.ts'
import styles from './payment-schedule.module.css'

export interface PaymentScheduleProps {
  rates: readonly Pick<PaymentRate, 'index' | 'kind' | 'amount' | 'currency' | 'dueDate'>[]
}

/** What is due when. A single rate is the whole amount. */
export function PaymentSchedule({ rates }: PaymentScheduleProps) {
  const { today } = useApp()
  const t = useText()
  const money = useMoney()
  const dates = useStayDates()
  return (
    <dl className={styles.schedule}>
      {rates.map((rate) => (
        <div key={rate.index} className={styles.rate}>
          <dt>
            {t(rates.length === 1 ? 'price.rate.full' : `price.rate.${rate.kind}`)}
            <span className={styles.due}>
              {rate.dueDate <= today
                ? t('price.rate.now')
                : t('price.rate.until', { date: dates.full(rate.dueDate) })}
            </span>
          </dt>
          <dd className={styles.amount}>{money(rate.amount, { currency: rate.currency })}</dd>
        </div>
      ))}
    </dl>
  )
}
