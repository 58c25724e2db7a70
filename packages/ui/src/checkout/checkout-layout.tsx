import type { ReactNode } from 'react'
import styles from './checkout-layout.module.css'

/** Layout of the checkout: steps above, one column of questions, the summary beside it (above it on phones). */
export function CheckoutLayout(props: { steps: ReactNode; summary: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <div className={styles.steps}>{props.steps}</div>
      <div className={styles.summary}>{props.summary}</div>
      <div className={styles.main}>{props.children}</div>
    </div>
  )
}
