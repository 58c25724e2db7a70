import { useId } from 'react'
import type { ReactNode } from 'react'
import { Disclosure } from '../disclosure/disclosure.tsx'
import { Icon } from '../icon/icon.tsx'
import { useShownFirst } from '../press/use-shown-first.ts'
import styles from './sort-select.module.css'

export interface SortSelectProps {
  /** Form name. */
  name: string
  /** "Sort by"; phones hide it from sight, not from screen readers. */
  label: string
  /** The present order. */
  value: string
  /** The orders, the recommended one first. */
  options: { value: string; text: string }[]
  /** Receives the chosen order. */
  onValueChange: (value: string) => void
  /** Id of the form that sends the order where no script runs. */
  form?: string
  /** What explains the ranking and the name of its button; it must stand beside the sorting. */
  explanation?: { label: string; text: ReactNode }
}

/** Order of a list. */
export function SortSelect(props: SortSelectProps) {
  const { name, label, value, options, onValueChange, form, explanation } = props
  const id = useId()
  const [shown, choose] = useShownFirst(value, onValueChange)
  return (
    <div className={styles.row}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.box}>
        <select
          id={id}
          name={name}
          form={form}
          // Its own name, too: on phones the label is hidden from sight, and not every reader counts a hidden one.
          aria-label={label}
          className={styles.select}
          value={shown}
          onChange={(event) => choose(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" size="sm" className={styles.arrow} />
      </span>
      {explanation && (
        <Disclosure
          className={styles.how}
          summary={<Icon name="info" />}
          summaryLabel={explanation.label}
          summaryClassName={styles.button}
          panelClassName={styles.explanation}
        >
          {explanation.text}
        </Disclosure>
      )}
    </div>
  )
}
