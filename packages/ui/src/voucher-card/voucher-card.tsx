import type { ReactNode } from 'react'
import styles from './voucher-card.module.css'

export interface VoucherCardProps {
  /** "Alder Camping" */
  brand: string
  /** "Gift voucher" */
  label: string
  /** With its currency, formatted. */
  amount: string
  /** "For Grandma". */
  recipient?: string | undefined
  /** The buyer's words; line breaks stay. */
  message?: string | undefined
  /** "Valid until 31 December 2029" */
  validity: string
  /** The code, in the browser that bought it. */
  code?: { label: string; text: string } | undefined
  /** Below the code: buttons to copy and to print. */
  children?: ReactNode
}

/** A gift voucher as its owner gets it: a preview while it is bought, and with its code afterwards. */
export function VoucherCard({
  brand,
  label,
  amount,
  recipient,
  message,
  validity,
  code,
  children,
}: VoucherCardProps) {
  return (
    <section className={styles.card} aria-label={label}>
      <p className={styles.brand}>{brand}</p>
      <div className={styles.words}>
        <p className={styles.label}>{label}</p>
        <p className={styles.amount}>{amount}</p>
        {recipient && <p className={styles.recipient}>{recipient}</p>}
        {message && <p className={styles.message}>{message}</p>}
        {code && (
          <p className={styles.code}>
            <span className={styles.codeLabel}>{code.label}</span>
            <b className={styles.signs}>{code.text}</b>
          </p>
        )}
        {children}
        <p className={styles.validity}>{validity}</p>
      </div>
    </section>
  )
}
