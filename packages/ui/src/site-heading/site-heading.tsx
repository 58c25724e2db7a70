import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Rating } from '../rating/rating.tsx'
import type { RatingProps } from '../rating/rating.tsx'
import styles from './site-heading.module.css'

export interface SiteHeadingProps {
  /** Name of the campsite, heading of the page. */
  name: string
  /** "Peschiera, Lake Garda, Italy" */
  place: string
  /** Link to the map on the page. */
  placeHref?: string
  /** Links to the reviews on the page. */
  rating?: RatingProps
  /** Heart and share. */
  actions?: ReactNode
}

/** Head of a campsite page: name, place, rating, heart, share. */
export function SiteHeading({ name, place, placeHref, rating, actions }: SiteHeadingProps) {
  return (
    <header className={styles.head}>
      <div>
        <h1>{name}</h1>
        <div className={styles.facts}>
          {placeHref ? (
            <a href={placeHref} className={styles.place}>
              <Icon name="pin" size="sm" />
              {place}
            </a>
          ) : (
            <span className={styles.place}>
              <Icon name="pin" size="sm" />
              {place}
            </span>
          )}
          {rating && <Rating {...rating} />}
        </div>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
