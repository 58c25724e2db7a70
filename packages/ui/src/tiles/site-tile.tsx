import type { ReactNode } from 'react'
import { Link } from '../link/link.tsx'
import { Picture } from '../picture/picture.tsx'
import { PriceTag } from '../price-tag/price-tag.tsx'
import type { PriceTagProps } from '../price-tag/price-tag.tsx'
import { Rating } from '../rating/rating.tsx'
import type { RatingProps } from '../rating/rating.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import styles from './destination-card.module.css'
import type { TilePicture } from './picture-tile.tsx'
import ownStyles from './site-tile.module.css'

export interface SiteTileProps {
  /** The campsite's page. */
  href: string
  /** Campsite pages open in a new tab from search (routing-19). */
  target?: string
  /** Name of the campsite: the tile's link. */
  name: string
  /** "Riva, Lake Garda, Italy" */
  place: string
  /** The campsite. */
  picture?: TilePicture
  /** Average and number of reviews; left out while there are none. */
  rating?: RatingProps
  /**
   * The total of a stay, or why there is none, in words; `waiting` reserves its height. Omitted where there is no stay
   * to compare.
   */
  price?: PriceTagProps | { none: string } | 'waiting'
  /** The heart, on the picture. */
  heart?: ReactNode
  /** The first picture of its page. */
  priority?: boolean
}

/** A campsite in a grid: its name, optionally with the price of a stay. */
export function SiteTile(props: SiteTileProps) {
  const { href, target, name, place, picture, rating, price, heart, priority } = props
  return (
    <article className={styles.card} aria-label={name}>
      {picture && (
        <Picture
          {...picture}
          priority={priority}
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
          <p className={price ? ownStyles.rating : styles.price}>
            <Rating {...rating} />
          </p>
        )}
        {price && (
          <div className={ownStyles.price}>
            <TilePrice price={price} />
          </div>
        )}
      </div>
      {heart && <span className={ownStyles.heart}>{heart}</span>}
    </article>
  )
}

function TilePrice({ price }: { price: NonNullable<SiteTileProps['price']> }) {
  if (price === 'waiting')
    return (
      <div className={ownStyles.waiting} aria-hidden="true">
        <Skeleton shape="short" />
        <Skeleton shape="heading" />
      </div>
    )
  return 'none' in price ? <p className={ownStyles.none}>{price.none}</p> : <PriceTag {...price} />
}
