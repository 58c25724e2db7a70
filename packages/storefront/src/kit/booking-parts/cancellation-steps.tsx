import type { CancellationStep } from '@camping/contract/booking-changes.schemas.ts'
import { cancellationWords } from '@camping/contract/cancellation-words.ts'
import type { PriceLine } from '@camping/contract/values.schemas.ts'
import { useApp } from '../app/app-context.tsx'
import { useStayDates } from '../format/use-dates.ts'
import { useMoney } from '../format/use-money.ts'
import { useText } from '../format/use-text.ts'
import styles from './cancellation-steps.module.css'

interface CancellationStepsProps {
  readonly steps: readonly CancellationStep[]
  /** What cancelling is about: what goes back depends on the price. */
  readonly lines: readonly PriceLine[]
}

/** What cancelling costs and what goes back by date, from today on (booking-14). */
export function CancellationSteps({ steps, lines }: CancellationStepsProps) {
  const { today } = useApp()
  const t = useText()
  const money = useMoney()
  const dates = useStayDates()
  const ahead = steps.filter(({ until }) => until === null || today <= until)
  if (ahead.length === 0) return null
  const { rows, note } = cancellationWords(ahead, lines, {
    t,
    money: (minor, currency) => money(minor, { currency }),
    date: dates.long,
  })
  return (
    <>
      <dl className={styles.steps}>
        {rows.map(({ label, pays, back }) => (
          <div key={label} className={styles.step}>
            <dt>{label}</dt>
            <dd>
              {pays}
              {back && <span className={styles.back}>{back}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{note}</p>
    </>
  )
}
