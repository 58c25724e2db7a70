import { Link } from '../link/link-context.tsx'
import { Picture } from '../picture/picture.tsx'
import { Rating } from '../rating/rating.tsx'
import type { RatingProps } from '../rating/rating.tsx'
import styles from './destination-card.module.css'
import type { TilePicture } from './picture-tile.tsx'

export interface SiteTileProps {
  href: string
  /** Campsite pages open in a new tab from search (SPEC.md). */
  target?: string
  name: string
  /** "Riva, Lake Garda, Italy" */
  place: string
  picture?: TilePicture
  rating?: RatingProps
}

/** A campsite by its name alone, without a stay: no price and nothing to compare. */
export function SiteTile({ href, target, name, place, picture, rating }: SiteTileProps) {
  return (
    <article className={styles.card}>
      {picture && (
        <Picture
          {...picture}
          alt={picture.alt ?? ''}
          width={300}
          height={200}
          widths={[320, 480, 640]}
          sizes="(min-width: 1280px) 283px, (min-width: 1024px) 22vw, (min-width: 640px) 45vw, min(78vw, 300px)"
          ratio="3:2"
        />
      )}
      <div className={styles.body}>
        <h3>
          <Link href={href} target={target} className={styles.link}>
            {name}
          </Link>
        </h3>
        <p className={styles.count}>{place}</p>
        {rating && (
          <p className={styles.price}>
            <Rating {...rating} />
          </p>
        )}
      </div>
    </article>
  )
}
