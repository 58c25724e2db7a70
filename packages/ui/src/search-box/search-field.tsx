import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import styles from './search-field.module.css'

/** Class names that the fields of the search box share, so that all cells look alike. */
export const searchFieldClasses = {
  control: styles.control,
  value: styles.value,
  label: styles.label,
}

export interface SearchFieldProps {
  /** Pictogram of the cell. */
  icon: IconName
  /** Small, above the value. */
  label: ReactNode
  /** Id of the control that it labels; without one the control has a name of its own. */
  htmlFor?: string
  /** Why the value cannot be searched; below it. */
  error?: string
  /** Id of the error, for `aria-describedby` of the control. */
  errorId?: string
  /** For its place within the box. */
  className?: string
  /** The control. */
  children: ReactNode
}

/** The cell of one search field: pictogram, small label, large value. */
export function SearchField(props: SearchFieldProps) {
  const { icon, label, htmlFor, error, errorId, className, children } = props
  return (
    <div className={classNames(styles.field, error && styles.wrong, className)}>
      <Icon name={icon} className={styles.icon} />
      {htmlFor ? (
        <label className={styles.label} htmlFor={htmlFor}>
          {label}
        </label>
      ) : (
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
      )}
      {children}
      {error && (
        <span className={styles.error} id={errorId}>
          {error}
        </span>
      )}
    </div>
  )
}
