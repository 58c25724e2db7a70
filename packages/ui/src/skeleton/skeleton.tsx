import { classNames } from '../class-names.ts'
import styles from './skeleton.module.css'

/** A grey placeholder of a line, a heading, a button or a picture. Hidden from screen readers. */
export function Skeleton(props: {
  shape?: 'line' | 'short' | 'heading' | 'button' | 'block'
  className?: string
}) {
  const { shape = 'line', className } = props
  return <span className={classNames(styles.skeleton, styles[shape], className)} aria-hidden="true" />
}
