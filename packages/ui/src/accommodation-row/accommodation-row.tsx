import type { ReactNode } from 'react'
import { Badge } from '../badge/badge.tsx'
import type { Tone } from '../badge/badge.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import { PriceTag } from '../price-tag/price-tag.tsx'
import type { PriceTagProps } from '../price-tag/price-tag.tsx'
import { PictureStrip } from '../site-card/picture-strip.tsx'
import type { StripPicture } from '../site-card/picture-strip.tsx'
import styles from './accommodation-row.module.css'

export interface AccommodationRowProps {
  /** Anchor of the row, so that an address can lead to it. */
  id?: string
  /** Name of the accommodation; also names the row for screen readers. */
  name: string
  /** "Mobile home" */
  category?: string
  /** Pictures to swipe; only the first loads with the page. */
  pictures: StripPicture[]
  /**
   * Persons, bedrooms, m². Each fact has a fixed column, so that visitors can compare rows; null leaves its column
   * empty.
   */
  facts: ({ icon: IconName; text: string; label?: string } | null)[]
  /** Joined by dots in one line; left out where it cannot be booked. */
  facilities?: string[]
  /** "Only 2 left", "Free cancellation until 12 June". */
  badges?: { tone: Tone; text: string; icon?: IconName }[]
  /** The total for the stay; left out while it is not free. */
  price?: PriceTagProps
  /** The button, or a link to other dates when the accommodation is not free. */
  action: ReactNode
  /** Why it cannot be booked; the row is then small and muted. */
  unavailable?: string
  /**
   * Opens the details. `label` names the accommodation as well; `onIntent` fires when a visitor is about to open them. `value` is what the button sends as `details` where no
   * script runs.
   */
  more?: { text: string; label: string; value?: string; onClick: () => void; onIntent?: () => void }
  /** The box that adds it to a comparison. */
  compare?: ReactNode
  /** Names of the arrows of the pictures. */
  labels: { previousPicture: string; nextPicture: string }
}

/** One accommodation of a list, with the same facts in the same columns as every row. */
export function AccommodationRow(props: AccommodationRowProps) {
  const {
    id,
    name,
    category,
    pictures,
    facts,
    facilities = [],
    badges = [],
    price,
    unavailable,
    more,
  } = props
  return (
    <article id={id} className={styles.root} aria-label={name}>
      <div className={unavailable ? styles.off : styles.row}>
        <div className={styles.pictures}>
          <PictureStrip
            pictures={pictures}
            label={name}
            labels={{ previous: props.labels.previousPicture, next: props.labels.nextPicture }}
          />
        </div>
        <div className={styles.body}>
          {category && <p className={styles.category}>{category}</p>}
          <h3>{name}</h3>
          <ul className={styles.facts}>
            {facts.map((fact, i) =>
              fact ? (
                <li key={i} className={styles.fact}>
                  <Icon name={fact.icon} />
                  {fact.label && <span className="visually-hidden">{fact.label} </span>}
                  {fact.text}
                </li>
              ) : (
                <li key={i} className={styles.none} aria-hidden="true" />
              ),
            )}
          </ul>
          {!unavailable && facilities.length > 0 && (
            <p className={styles.facilities}>{facilities.join(' · ')}</p>
          )}
          {badges.length > 0 && (
            <p className={styles.badges}>
              {badges.map((badge) => (
                <Badge key={badge.text} tone={badge.tone} icon={badge.icon}>
                  {badge.text}
                </Badge>
              ))}
            </p>
          )}
          {more && (
            <button
              type={more.value ? 'submit' : 'button'}
              {...(more.value && {
                form: 'plain',
                formAction: '#accommodations',
                name: 'details',
                value: more.value,
              })}
              className={styles.more}
              // Begins with what is visible (WCAG 2.5.3).
              aria-label={more.label}
              aria-haspopup="dialog"
              data-details=""
              onClick={more.onClick}
              onPointerEnter={more.onIntent}
              onFocus={more.onIntent}
            >
              {more.text}
            </button>
          )}
          {props.compare}
        </div>
        <div className={styles.offer}>
          {unavailable ? (
            <p className={styles.unavailable}>{unavailable}</p>
          ) : (
            price && <PriceTag {...price} />
          )}
          {props.action}
        </div>
      </div>
    </article>
  )
}
