import { classNames } from '../class-names.ts'
import styles from './month-strip.module.css'

export interface MonthStripProps {
  /** January first. */
  months: {
    /** "Jan" */
    short: string
    /** "January: best time" */
    label: string
    kind: 'best' | 'open' | 'closed'
  }[]
  /** What the marks mean, in the order of kinds: those that occur. */
  legend: { kind: 'best' | 'open' | 'closed'; text: string }[]
}

/** The year in twelve fields: months that are best for a trip, those with campsites open, and the rest. */
export function MonthStrip({ months, legend }: MonthStripProps) {
  return (
    <div>
      <ol className={styles.months}>
        {months.map(({ short, label, kind }) => (
          <li key={short} className={classNames(styles.month, styles[kind])}>
            <span aria-hidden="true">{short}</span>
            <span className="visually-hidden">{label}</span>
          </li>
        ))}
      </ol>
      <ul className={styles.legend} aria-hidden="true">
        {legend.map(({ kind, text }) => (
          <li key={kind} className={styles.entry}>
            <span className={classNames(styles.sample, styles[kind])} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
