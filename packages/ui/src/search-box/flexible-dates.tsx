import ButtonBase from '@mui/material/ButtonBase'
import { useId } from 'react'
import { RadioTile } from '../islands/form/radio-tile.tsx'
import styles from './flexible-dates.module.css'

export interface FlexibleKindsProps<Kind extends string> {
  /** "How exact is the date?" */
  label: string
  /** The chosen kind. */
  value: Kind
  /** The kinds: the same day, or the month. */
  options: readonly { value: Kind; text: string }[]
  /** Receives the chosen kind. */
  onValueChange: (value: Kind) => void
}

/** Flexibility of the arrival date: radio buttons styled as chips, so arrow keys move through them. */
export function FlexibleKinds<Kind extends string>(props: FlexibleKindsProps<Kind>) {
  const { label, value, options, onValueChange } = props
  const name = useId()
  return (
    <fieldset className={styles.kinds}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <RadioTile
          key={option.value}
          name={name}
          value={option.value}
          text={option.text}
          checked={option.value === value}
          className={styles.kind}
          onChange={() => onValueChange(option.value)}
        />
      ))}
    </fieldset>
  )
}

export interface MonthChoiceProps {
  /** "In which month?" */
  label: string
  /** The coming months with their words. */
  months: readonly { value: string; text: string }[]
  /** 'YYYY-MM'; empty when none is chosen. */
  value: string
  /** Receives the month. */
  onSelect: (month: string) => void
}

/** The coming months, one tap each. */
export function MonthChoice({ label, months, value, onSelect }: MonthChoiceProps) {
  const id = useId()
  return (
    <div>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <ul className={styles.months} aria-labelledby={id}>
        {months.map((month) => (
          <li key={month.value}>
            <ButtonBase
              className={styles.month}
              aria-pressed={month.value === value}
              onClick={() => onSelect(month.value)}
            >
              {month.text}
            </ButtonBase>
          </li>
        ))}
      </ul>
    </div>
  )
}
