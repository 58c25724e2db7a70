import type { PaymentRate } from '@camping/contract/booking.schemas.ts'
import { plannedSums } from '@camping/contract/planned-sums.ts'
import type { PriceLine } from '@camping/contract/values.schemas.ts'
import type { ReactNode } from 'react'
import { useMoney } from '../format/use-money.ts'
import { useText } from '../format/use-text.ts'
import styles from './payment-schedule.module.css'
import { useRateWords } from './use-rate-words.ts'

export interface PaymentScheduleProps {
  readonly rates: readonly PaymentRate[]
  /** The price: what is paid at the campsite follows, so that the plan adds up to its total. */
  readonly lines?: readonly PriceLine[]
  /** Replaces the due date of rates that may be paid already. */
  readonly whenOf?: (index: number, due: string) => ReactNode
  /** Sums below the payments, as text. */
  readonly sums?: readonly { readonly label: string; readonly amount: string }[]
}

/** The payment schedule. A single rate is the whole amount. */
export function PaymentSchedule({ rates, lines = [], whenOf, sums = [] }: PaymentScheduleProps) {
  const words = useRateWords()
  const t = useText()
  const money = useMoney()
  const planned = plannedSums(rates, lines)
  const amountOf = (minor: number) => money(minor, { currency: lines[0]?.currency })
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
      {planned && planned.onSiteTotal > 0 && (
        <div className={styles.rate}>
          <dt>
            {t('price.onSite')}
            <span className={styles.due}>{t('price.onSite.due')}</span>
          </dt>
          <dd className={styles.amount}>{amountOf(planned.onSiteTotal)}</dd>
        </div>
      )}
      {planned && (
        <div className={styles.total}>
          <dt>{t('price.total')}</dt>
          <dd className={styles.amount}>{amountOf(planned.total)}</dd>
        </div>
      )}
      {sums.map(({ label, amount }) => (
        <div key={label} className={styles.sum}>
          <dt>{label}</dt>
          <dd className={styles.amount}>{amount}</dd>
        </div>
      ))}
    </dl>
  )
}
