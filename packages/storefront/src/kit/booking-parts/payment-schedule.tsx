import type { PaymentRate } from '@camping/contract/booking.schemas.ts'
import type { ReactNode } from 'react'
import styles from './payment-schedule.module.css'
import { useRateWords } from './use-rate-words.ts'

export interface PaymentScheduleProps {
  readonly rates: readonly PaymentRate[]
  /** Replaces the due date of rates that may be paid already. */
  readonly whenOf?: (index: number, due: string) => ReactNode
  /** Sums below the payments, as text. */
  readonly sums?: readonly { readonly label: string; readonly amount: string }[]
}

/** The payment schedule. A single rate is the whole amount. */
export function PaymentSchedule({ rates, whenOf, sums = [] }: PaymentScheduleProps) {
  const words = useRateWords()
  return (
    <dl className={styles.schedule}>
      {words(rates).map(({ index, label, amount, due }) => (
        <div key={index} className={styles.rate}>
          <dt>
            {label}
            {whenOf ? whenOf(index, due) : <span className={styles.due}>{due}</span>}
          </dt>
          <dd className={styles.amount}>{amount}</dd>
        </div>
      ))}
      {sums.map(({ label, amount }) => (
        <div key={label} className={styles.sum}>
          <dt>{label}</dt>
          <dd className={styles.amount}>{amount}</dd>
        </div>
      ))}
    </dl>
  )
}
