import type { FormEventHandler, ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import styles from './search-box.module.css'

export interface SearchBoxProps {
  /** Form action without JavaScript. */
  action: string
  /**
   * Accessible name of the search landmark. Without it there is no landmark: in a dialog, the dialog's name is enough.
   */
  label?: string | undefined
  /** DestinationField, or the two selects of the Alpha search. */
  destination: ReactNode
  /** DateField. */
  date: ReactNode
  /** DurationField. */
  duration: ReactNode
  /** PartyField. */
  party: ReactNode
  /** The primary button. */
  submitLabel: string
  /** Hidden fields, as name and value. */
  hidden?: Record<string, string>
  /** The search is on its way. */
  busy?: boolean
  /** `bar` is a row from 1024 px; `stacked` stays a column, for sheets and side columns. */
  layout?: 'bar' | 'stacked'
  /** Replaces the navigation of the form once scripts are there. */
  onSubmit?: FormEventHandler<HTMLFormElement>
  /** Below the fields: recent searches or a hint. */
  children?: ReactNode
}

/** The search as a plain form, which works without JavaScript and before it loads. */
export function SearchBox(props: SearchBoxProps) {
  const { action, label, destination, date, duration, party, hidden = {}, layout = 'bar', children } = props
  return (
    <form
      className={classNames(styles.box, layout === 'bar' && styles.bar)}
      method="get"
      action={action}
      role={label ? 'search' : undefined}
      aria-label={label}
      onSubmit={props.onSubmit}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.fields}>
        <div className={styles.destination}>{destination}</div>
        <div className={styles.date}>{date}</div>
        <div className={styles.duration}>{duration}</div>
        <div className={styles.party}>{party}</div>
        <Button
          type="submit"
          kind="primary"
          size="lg"
          icon="search"
          busy={props.busy}
          className={styles.submit}
        >
          {props.submitLabel}
        </Button>
      </div>
      {children}
    </form>
  )
}
