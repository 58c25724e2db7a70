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

/** The cell of one search field: pictogram, small label, large value. */
export function SearchField(props: {
  icon: IconName
  label: ReactNode
  htmlFor?: string
  error?: string
  errorId?: string
  className?: string
  children: ReactNode
}) {
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
