import { Flag } from '../flag/flag.tsx'
import { Link } from '../link/link.tsx'
import { Picture } from '../picture/picture.tsx'
import type { TilePicture } from './picture-tile.tsx'
import styles from './destination-card.module.css'

export interface DestinationCardProps {
  /** The page of the place. */
  href: string
  /** Name of the place. */
  name: string
  /** The place; decorative beside its name. */
  picture: TilePicture
  /** ISO code of a country, in lower case. */
  flag?: string
  /** "from € 412", a real total that can be booked. */
  fromPrice?: string
  /** Explains the price: "7 nights, 2 adults". */
  priceNote?: string
  /** "124 campsites" */
  countText?: string
  /** Popular areas; the card shows the first three. */
  areas?: { href: string; text: string }[]
}

/** A country, area or city. */
export function DestinationCard(props: DestinationCardProps) {
  const { href, name, picture, flag, fromPrice, priceNote, countText, areas = [] } = props
  return (
    <article className={styles.card} aria-label={name}>
      <Picture
        {...picture}
        alt={picture.alt ?? ''}
        width={320}
        height={240}
        widths={[320, 480, 640, 828]}
        sizes="(min-width: 1280px) 283px, (min-width: 1024px) 22vw, (min-width: 640px) 45vw, min(78vw, 300px)"
        ratio="3:2"
      />
      <div className={styles.body}>
        <h3 className={styles.name}>
          <Link href={href} className={styles.link}>
            {name}
          </Link>
          {flag && <Flag code={flag} />}
        </h3>
        {countText && <p className={styles.count}>{countText}</p>}
        {areas.length > 0 && (
          <ul className={styles.areas}>
            {areas.slice(0, 3).map((area) => (
              <li key={area.href}>
                <Link href={area.href}>{area.text}</Link>
              </li>
            ))}
          </ul>
        )}
        {fromPrice && (
          <p className={styles.price}>
            <b>{fromPrice}</b>
            {priceNote && <span className={styles.note}>{priceNote}</span>}
          </p>
        )}
      </div>
    </article>
  )
}
