import { Skeleton } from '../skeleton/skeleton.tsx'
import styles from './waiting.module.css'

export interface WaitingProps {
  /** "Loading": the text for screen readers. */
  label: string
  /** Starts with a full-width picture, as pages of places do. */
  picture?: boolean
  /** Includes a placeholder for the heading, unless the page already shows it. */
  heading?: boolean
}

/** Placeholder of a page or its body while data loads. One screen high, so that the content below does not jump. */
export function Waiting({ label, picture, heading }: WaitingProps) {
  return (
    <div className={styles.waiting} role="status">
      <span className="visually-hidden">{label}</span>
      {picture && <Skeleton shape="block" className={styles.picture} />}
      {heading && (
        <div className={styles.heading}>
          <Skeleton shape="heading" />
        </div>
      )}
      <div>
        <Skeleton />
        <Skeleton />
        <Skeleton shape="short" />
      </div>
      <Skeleton shape="block" className={styles.box} />
      <Skeleton shape="block" className={styles.box} />
    </div>
  )
}
