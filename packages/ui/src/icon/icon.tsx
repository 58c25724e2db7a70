import { classNames } from '../class-names.ts'
import type { IconName } from './icon-paths.ts'
import './icon-shapes.css'
import styles from './icon.module.css'

export interface IconProps {
  /** Which pictogram (Foundations, Icons and flags). */
  name: IconName
  /** 16, 20 (default) or 24 px. */
  size?: 'sm' | 'md' | 'lg'
  /** For its place; the colour is that of the text. */
  className?: string
}

/** A pictogram in the text colour. Always decorative: the text or label beside it has the meaning. */
export function Icon({ name, size = 'md', className }: IconProps) {
  return (
    <span
      className={classNames(styles.icon, size !== 'md' && styles[size], className)}
      data-icon={name}
      aria-hidden="true"
    />
  )
}
