import type { ButtonHTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import styles from './icon-button.module.css'

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** The pictogram. */
  icon: IconName
  /** What it does, for screen readers and as tooltip. */
  label: string
  /** `plain` for pages, `outlined` with a border, `floating` round on pictures. */
  kind?: 'plain' | 'outlined' | 'floating'
  /** For toggles such as the heart. */
  pressed?: boolean
}

/** A 44 px button with a pictogram only. */
export function IconButton({ icon, label, kind = 'plain', pressed, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.button, styles[kind], className)}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
    >
      <Icon name={icon} size="lg" />
    </button>
  )
}
