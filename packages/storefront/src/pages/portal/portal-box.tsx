import { useId, type ReactNode } from 'react'
import styles from './portal-box.module.css'

/** A part of a portal page under its own heading. */
export function PortalBox({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.box} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Facts in pairs: what, and how it is. */
export function FactList({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
