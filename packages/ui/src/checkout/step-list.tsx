import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import styles from './step-list.module.css'

export interface StepListProps {
  /** Names the landmark. */
  label: string
  /** All steps, in order; a finished one with an address is a link back. */
  steps: { id: string; text: string; href?: string }[]
  /** Id of the present step. */
  current: string
  /** "Step 2 of 4: Travellers", on phones instead of the list. */
  positionText: string
}

/** The visitor's position in the checkout. Completed steps are links back. */
export function StepList({ label, steps, current, positionText }: StepListProps) {
  const at = steps.findIndex((step) => step.id === current)
  return (
    <nav aria-label={label}>
      <p className={styles.position}>{positionText}</p>
      <ol className={styles.list}>
        {steps.map((step, i) => (
          <li key={step.id} className={i < at ? styles.done : i === at ? styles.current : styles.ahead}>
            <span className={styles.mark}>{i < at ? <Icon name="check" size="sm" /> : i + 1}</span>
            {i < at && step.href ? (
              <Link href={step.href} className={styles.text}>
                {step.text}
              </Link>
            ) : (
              <span className={styles.text} aria-current={i === at ? 'step' : undefined}>
                {step.text}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
