import { Skeleton } from '../skeleton/skeleton.tsx'
import styles from './waiting.module.css'

export interface WaitingProps {
  /** "Loading": what screen readers say. */
  label: string
  /** Begins with a picture over the whole width, as pages of places do. */
  picture?: boolean
  /** A heading comes, too; without, it stands above already. */
  heading?: boolean
}

/** Stands for a page or its body until the answers are there. A screen high: what comes below does not jump up and down. */
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
