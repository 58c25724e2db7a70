import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox'
import type { ReactNode } from 'react'
import styles from './form-field.module.css'

export interface CheckLineProps extends Omit<CheckboxProps, 'className'> {
  /** Beside the box; the whole line takes the press. May contain links. */
  label: ReactNode
}

/** MUI's checkbox with its words, in sheets and on pages of customers; inside a form it is `CheckboxField`. */
export function CheckLine({ label, ...checkbox }: CheckLineProps) {
  return (
    <label className={styles.check}>
      <Checkbox {...checkbox} className={styles.box} />
      <span>{label}</span>
    </label>
  )
}
