import { useId } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './sort-select.module.css'

export interface SortSelectProps {
  name: string
  label: string
  value: string
  options: { value: string; text: string }[]
  onValueChange: (value: string) => void
  /** A link or text that explains the ranking; it must stand beside the sorting. */
  explanation?: ReactNode
}

/** Order of a list. */
export function SortSelect({ name, label, value, options, onValueChange, explanation }: SortSelectProps) {
  const id = useId()
  return (
    <div className={styles.row}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.box}>
        <select
          id={id}
          name={name}
          className={styles.select}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" size="sm" className={styles.arrow} />
      </span>
      {explanation && <span className={styles.explanation}>{explanation}</span>}
    </div>
  )
}
