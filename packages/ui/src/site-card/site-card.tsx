import type { ReactNode } from 'react'
import { Badge } from '../badge/badge.tsx'
import type { Tone } from '../badge/badge.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import { Link } from '../link/link.tsx'
import { PriceTag } from '../price-tag/price-tag.tsx'
import type { PriceTagProps } from '../price-tag/price-tag.tsx'
import { Rating } from '../rating/rating.tsx'
import type { RatingProps } from '../rating/rating.tsx'
import { PictureStrip } from './picture-strip.tsx'
import type { StripPicture } from './picture-strip.tsx'
import styles from './site-card.module.css'

/** What every card of a campsite shows. */
export interface SiteBrief {
  /** The campsite's page with the searched stay. */
  href: string
  /** Campsite pages open in a new tab from search (routing-19). */
  target?: string
  /** Name of the campsite: the card's only link for keyboards. */
  name: string
  /** "Lake Garda, Italy" */
  place: string
  /** Pictures to swipe; only the first loads with the page. */
  pictures: StripPicture[]
  /** Average and number of reviews; left out while there are none. */
  rating?: RatingProps
  /** The total for this stay; omitted when nothing is free. */
  price?: PriceTagProps
}

export interface SiteCardProps extends SiteBrief {
  /** What guests praise most: "Very clean · 9.2". */
  praise?: string | undefined
  /** At most three are shown, those matching the filters first. */
  facilities?: { icon?: IconName; text: string }[]
  /** The best accommodation for this party. */
  accommodation?: { name: string; detail?: string }
  /** "Available", "Only 2 left on this site for your dates", "Fully booked". */
  availability?: { tone: Tone; text: string }
  /** On the picture: "Early booking". */
  badge?: string
  /** The heart, on the picture. */
  heart?: ReactNode
  /** The box that adds it to a comparison. */
  compare?: ReactNode
  /** "View campsite" */
  actionText?: string
  /** True for the first cards of a page. */
  priority?: boolean
  /** Names of the arrows of the pictures. */
  labels: { previousPicture: string; nextPicture: string }
  /** Heading level of the name; 2 below the title of a results page, 3 within a section. */
  level?: 2 | 3
}

/** A campsite in a list. Its layout depends on its own width, not on the screen. */
export function SiteCard(props: SiteCardProps) {
  const { href, target, name, place, pictures, rating, accommodation, price, availability, labels } = props
  const { level = 2 } = props
  const facilities = props.facilities?.slice(0, 3) ?? []
  const Name = `h${level}` as const
  return (
    <article className={styles.root} aria-label={name}>
      <div className={styles.card}>
        <div className={styles.pictures}>
          <PictureStrip
            pictures={pictures}
            label={name}
            href={href}
            target={target}
            priority={props.priority}
            labels={{ previous: labels.previousPicture, next: labels.nextPicture }}
          />
          {props.badge && <span className={styles.badge}>{props.badge}</span>}
          {props.heart && <span className={styles.heart}>{props.heart}</span>}
        </div>
        <div className={styles.body}>
          <Name className={styles.name}>
            <Link href={href} target={target} className={styles.link}>
              {name}
            </Link>
          </Name>
          <p className={styles.place}>{place}</p>
          {rating && <Rating {...rating} />}
          {props.praise && <p className={styles.praise}>{props.praise}</p>}
          {facilities.length > 0 && (
            <ul className={styles.facilities}>
              {facilities.map(({ icon = 'check', text }) => (
                <li key={text} className={styles.facility}>
                  <Icon name={icon} size="sm" />
                  {text}
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={styles.offer}>
          <div className={styles.stay}>
            {accommodation && (
              <p className={styles.accommodation}>
                <b>{accommodation.name}</b>
                {accommodation.detail && <span>{accommodation.detail}</span>}
              </p>
            )}
            {availability && <Badge tone={availability.tone}>{availability.text}</Badge>}
            {props.compare && <div className={styles.compare}>{props.compare}</div>}
          </div>
          {(price || props.actionText) && (
            <div className={styles.price}>
              {price && <PriceTag {...price} align="end" />}
              {/* Looks like a link, but only the name is the card's link. */}
              {props.actionText && (
                <span className={styles.action} aria-hidden="true">
                  {props.actionText}
                  <Icon name="arrowRight" size="sm" />
                </span>
              )}
            </div>
          )}
        </div>
      </div>
    </article>
  )
}
