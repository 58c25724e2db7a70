import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import styles from './badge.module.css'

export type Tone = 'neutral' | 'brand' | 'accent' | 'positive' | 'warning' | 'danger'

/** A short fact: "Early booking", "Free cancellation". */
export function Badge(props: { tone?: Tone; icon?: IconName; children: ReactNode }) {
  const { tone = 'neutral', icon, children } = props
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {icon && <Icon name={icon} size="sm" />}
      {children}
    </span>
  )
}
