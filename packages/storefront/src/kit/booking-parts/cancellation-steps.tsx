import type { CancellationStep } from '@camping/contract/booking-changes.schemas.ts'
import type { Currency } from '@camping/editions/markets.ts'
import { useApp } from '../app/app-context.tsx'
import { useStayDates } from '../format/use-dates.ts'
import { useMoney } from '../format/use-money.ts'
import { useText } from '../format/use-text.ts'
import styles from './cancellation-steps.module.css'

interface CancellationStepsProps {
  readonly steps: readonly CancellationStep[]
  readonly currency: Currency
}

/** The cancellation fees by date, from today on (booking-14). */
export function CancellationSteps({ steps, currency }: CancellationStepsProps) {
  const { today } = useApp()
  const t = useText()
  const money = useMoney()
  const dates = useStayDates()
  const ahead = steps.filter(({ until }) => until === null || today <= until)
  if (ahead.length === 0) return null
  return (
    <dl className={styles.steps}>
      {ahead.map(({ until, percent, cost }) => (
        <div key={until} className={styles.step}>
          <dt>
            {until === null
              ? t(ahead.length === 1 ? 'price.cancel.only' : 'price.cancel.last')
              : t('price.cancel.until', { date: dates.long(until) })}
          </dt>
          <dd>{t('price.cancel.cost', { percent: percent / 100, amount: money(cost, { currency }) })}</dd>
        </div>
      ))}
    </dl>
  )
}
