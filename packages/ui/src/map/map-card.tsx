import { useEffect, useRef } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { Link } from '../link/link.tsx'
import { Picture } from '../picture/picture.tsx'
import { PriceTag } from '../price-tag/price-tag.tsx'
import { Rating } from '../rating/rating.tsx'
import type { SiteBrief } from '../site-card/site-card.tsx'
import styles from './map-card.module.css'

export interface MapCardProps extends SiteBrief {
  /** Name of the button that closes it. */
  closeLabel: string
  /** Closes the card; the focus returns to its pin. */
  onClose: () => void
}

/** The campsite of a pin, over the lower edge of the map. Takes the focus; Escape or the button closes it. */
export function MapCard(props: MapCardProps) {
  const { href, target, name, place, pictures, rating, price, closeLabel, onClose } = props
  const link = useRef<HTMLDivElement>(null)
  const [picture] = pictures
  useEffect(() => link.current?.focus(), [href])
  return (
    <div
      ref={link}
      className={styles.card}
      role="dialog"
      aria-label={name}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // Only the card reacts, because the map around it may also listen.
        event.stopPropagation()
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.picture}>
        {picture && (
          <Picture
            src={picture.src}
            alt=""
            width={128}
            height={128}
            ratio="fill"
            widths={[160, 240, 320]}
            sizes="128px"
          />
        )}
      </div>
      <div className={styles.body}>
        <p className={styles.name}>
          <Link href={href} target={target} className={styles.link}>
            {name}
          </Link>
        </p>
        <p className={styles.place}>{place}</p>
        {rating && <Rating {...rating} />}
        {price && <PriceTag {...price} />}
      </div>
      <div className={styles.close}>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </div>
    </div>
  )
}
