import { classNames } from '../class-names.ts'
import { iconPaths } from './icon-paths.ts'
import type { IconName } from './icon-paths.ts'
import styles from './icon.module.css'

export interface IconProps {
  name: IconName
  /** 16, 20 (default) or 24 px. */
  size?: 'sm' | 'md' | 'lg'
  className?: string
}

/** A pictogram in the colour of its text. Always decorative: the meaning is in the text or label beside it. */
export function Icon({ name, size = 'md', className }: IconProps) {
  const path = iconPaths[name]
  const filled = path.startsWith('!')
  return (
    <svg
      className={classNames(styles.icon, size !== 'md' && styles[size], filled && styles.filled, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={filled ? path.slice(1) : path} />
    </svg>
  )
}
