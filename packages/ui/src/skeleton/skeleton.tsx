import { classNames } from '../class-names.ts'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** What it stands for; it has that thing's height. */
  shape?: 'line' | 'short' | 'heading' | 'button' | 'block'
  /** For its place and the ratio of a block. */
  className?: string
}

/** A grey placeholder of a line, a heading, a button or a picture. Hidden from screen readers. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return <span className={classNames(styles.skeleton, styles[shape], className)} aria-hidden="true" />
}
