import type { ReactNode } from 'react'
import { Picture } from '../picture/picture.tsx'
import { PriceTag } from '../price-tag/price-tag.tsx'
import type { PriceTagProps } from '../price-tag/price-tag.tsx'
import type { StripPicture } from '../site-card/picture-strip.tsx'
import styles from './accommodation-details.module.css'

export interface AccommodationDetailsProps {
  /** "Pictures of Chalet Limone" */
  picturesLabel: string
  /** Pictures of the accommodation alone. */
  pictures: StripPicture[]
  /** "People: up to 6", in order. */
  facts: { title: string; items: { name: string; text: string }[] }
  /** What it has, under its heading; left out without items. */
  facilities: { title: string; items: string[] }
  /** Drawings: rooms, and where it lies on the site. */
  plan?: ReactNode
  /** Null when there are no details of the price. */
  price: { title: string; content: ReactNode } | null
}

/** The details of an accommodation: pictures to swipe through, facts, facilities, price. */
export function AccommodationDetails(props: AccommodationDetailsProps) {
  const { picturesLabel, pictures, facts, facilities, plan, price } = props
  return (
    <div className={styles.details}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <ul className={styles.pictures} aria-label={picturesLabel} tabIndex={0}>
        {pictures.map((picture, i) => (
          <li key={i} className={styles.picture}>
            <Picture
              {...picture}
              width={480}
              height={320}
              widths={[320, 480, 640, 960]}
              sizes="(min-width: 768px) 480px, 86vw"
              ratio="3:2"
              rounded
            />
          </li>
        ))}
      </ul>
      <section>
        <h3 className={styles.title}>{facts.title}</h3>
        <dl className={styles.facts}>
          {facts.items.map(({ name, text }) => (
            <div key={name} className={styles.fact}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.text}>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      {facilities.items.length > 0 && (
        <section>
          <h3 className={styles.title}>{facilities.title}</h3>
          <ul className={styles.facilities}>
            {facilities.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      )}
      {plan}
      {price && (
        <section>
          <h3 className={styles.title}>{price.title}</h3>
          {price.content}
        </section>
      )}
    </div>
  )
}

export interface AccommodationDetailsFooterProps {
  /** The total for the stay. */
  price?: PriceTagProps
  /** Why there is no total. */
  text?: string
  /** The button that books, or leads to other dates. */
  action: ReactNode
}

/** The footer of the details: the price and the button. */
export function AccommodationDetailsFooter(props: AccommodationDetailsFooterProps) {
  const { price, text, action } = props
  return (
    <>
      {price ? <PriceTag {...price} size="md" /> : <p className={styles.text}>{text}</p>}
      {action}
    </>
  )
}
