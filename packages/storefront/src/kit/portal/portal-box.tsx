import { useId, type ReactNode } from 'react'
import styles from './portal-box.module.css'

interface PortalBoxProps {
  readonly title: string
  /** Needs a network, so the offline copy omits it. */
  readonly online?: boolean
  readonly children: ReactNode
}

/** A section of a portal page with its own heading. */
export function PortalBox({ title, online, children }: PortalBoxProps) {
  const id = useId()
  return (
    <section className={styles.box} aria-labelledby={id} data-online={online}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Facts as term and description. */
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
