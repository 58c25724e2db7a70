import type { ReactNode } from 'react'
import styles from './fact-list.module.css'

export interface FactListProps {
  /** Label and value; few enough for one row on a desktop. */
  facts: { label: string; value: ReactNode }[]
}

/** A few facts side by side, each below its label. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
