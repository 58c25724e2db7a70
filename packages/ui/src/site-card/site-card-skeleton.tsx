import { Skeleton } from '../skeleton/skeleton.tsx'
import styles from './site-card.module.css'

/** Placeholder of a SiteCard while results load, with the same boxes, so nothing moves. */
export function SiteCardSkeleton() {
  return (
    <div className={styles.root} aria-hidden="true">
      <div className={styles.card}>
        <div className={styles.pictures}>
          <Skeleton shape="block" />
        </div>
        <div className={styles.body}>
          <Skeleton shape="heading" />
          <Skeleton shape="short" />
          <Skeleton />
          <Skeleton shape="short" />
        </div>
        <div className={styles.offer}>
          <div className={styles.stay}>
            <Skeleton />
            <Skeleton shape="short" />
          </div>
          <div className={styles.waitingPrice}>
            <Skeleton shape="heading" />
            <Skeleton />
          </div>
        </div>
      </div>
    </div>
  )
}
