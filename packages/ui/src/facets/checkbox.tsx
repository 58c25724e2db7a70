import type { InputHTMLAttributes, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './checkbox.module.css'

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** The label; the whole line takes the click. */
  children: ReactNode
  /** At the end of the line: a count. */
  end?: ReactNode
}

/** A native checkbox with its label; the whole line is the target. */
export function Checkbox({ children, end, className, ...input }: CheckboxProps) {
  return (
    <label className={classNames(styles.row, input.disabled && styles.disabled, className)}>
      <input {...input} type="checkbox" className={styles.box} />
      <span className={styles.text}>{children}</span>
      {end}
    </label>
  )
}
