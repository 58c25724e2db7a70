import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import styles from './badge.module.css'

export type Tone = 'neutral' | 'brand' | 'accent' | 'positive' | 'warning' | 'danger'

export interface BadgeProps {
  /** What the fact means for the visitor, never decoration. */
  tone?: Tone
  /** Before the words, where it helps to find the fact. */
  icon?: IconName
  /** Two or three words. */
  children: ReactNode
}

/** A short fact: "Early booking", "Free cancellation". */
export function Badge(props: BadgeProps) {
  const { tone = 'neutral', icon, children } = props
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {icon && <Icon name={icon} size="sm" />}
      {children}
    </span>
  )
}
