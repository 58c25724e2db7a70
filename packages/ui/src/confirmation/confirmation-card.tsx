import Card from '@mui/material/Card'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { MuiButton } from '../islands/mui-button.tsx'
import { OutcomeMark, type Outcome } from './outcome-mark.tsx'
import styles from './confirmation-card.module.css'

export interface ConfirmationCardProps {
  /** The outcome: pictogram and colour. */
  status: Outcome
  /** The outcome as heading of the page. */
  title: string
  /** What happens next, in a sentence. */
  text: string
  /** "Booking reference" */
  referenceLabel: string
  /** The reference, in letters to read out on the phone. */
  reference: string
  /** The button that copies the reference. */
  copyText: string
  /** Replaces its text once copied; announced. */
  copiedText: string
  /** What has to be done next, directly below the reference: the payment that is due. */
  next?: ReactNode
  /** The stay: arrival, departure, party. */
  facts?: { label: string; value: string }[]
  /** "Pay now", "To my bookings". */
  actions?: ReactNode
}

/** The end of a booking: the outcome, and the reference in letters large enough to read out on the phone. */
export function ConfirmationCard(props: ConfirmationCardProps) {
  const { status, title, text, referenceLabel, reference, next, facts = [], actions } = props
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(reference)
    setCopied(true)
  }
  return (
    <Card component="section" className={styles.card}>
      <OutcomeMark outcome={status} />
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.reference}>
        <p>
          <span className={styles.label}>{referenceLabel}</span>
          <b className={styles.number}>{reference}</b>
        </p>
        <MuiButton icon={copied ? 'check' : 'copy'} onClick={() => void copy()}>
          <span aria-live="polite">{copied ? props.copiedText : props.copyText}</span>
        </MuiButton>
      </div>
      {next}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map((fact) => (
            <div key={fact.label}>
              <dt className={styles.label}>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </Card>
  )
}
