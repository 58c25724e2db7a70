import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import styles from './alert.module.css'

export interface AlertProps {
  /** What the message is about: its colour and its pictogram. */
  kind?: 'info' | 'success' | 'warning' | 'error'
  /** The message in one line. */
  title?: string
  /** What explains it, below the title. */
  children?: ReactNode
  /** A link or button for the next step. */
  action?: ReactNode
  /** True when the message appears after loading: screen readers announce errors at once, others politely. */
  live?: boolean
}

const icons: Record<NonNullable<AlertProps['kind']>, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  error: 'warning',
}

/** A message within a page. */
export function Alert({ kind = 'info', title, children, action, live }: AlertProps) {
  return (
    <div className={styles[kind]} role={live ? (kind === 'error' ? 'alert' : 'status') : undefined}>
      <Icon name={icons[kind]} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  )
}
