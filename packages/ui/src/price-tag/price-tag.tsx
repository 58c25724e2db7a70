import { classNames } from '../class-names.ts'
import styles from './price-tag.module.css'

export interface PriceTagProps {
  /** The total, formatted: "€ 1,284". */
  total: string
  /** "Total for 14 nights", read before the price. */
  caption?: string
  /** What is included: "incl. tourist tax and cleaning". */
  note?: string
  /** The lowest price of the last 30 days for the same stay; never a list price. */
  before?: string
  /** "Lowest price in the last 30 days": visible, because a struck price has to state what it is (price indication directive, 6a). */
  beforeLabel?: string
  /** "−15 %"; computed from `before`. */
  discount?: string
  /** "from", only for a real total that can be booked. */
  prefix?: string
  /** Side of its place: `end` in a card. */
  align?: 'start' | 'end'
  /** `lg` is for the total of a page, one at most. */
  size?: 'md' | 'lg'
}

/** A total price with its explanation. Tabular numbers prevent shifts when the price changes. */
export function PriceTag(props: PriceTagProps) {
  const { total, caption, note, before, beforeLabel, discount, prefix, align = 'start', size = 'md' } = props
  return (
    <p className={classNames(styles.price, align === 'end' && styles.end, size === 'lg' && styles.lg)}>
      {caption && <span className={styles.caption}>{caption}</span>}
      {before && beforeLabel && <span className={styles.note}>{beforeLabel} </span>}
      {before && (
        <span className={styles.before}>
          {discount && <span className={styles.discount}>{discount}</span>}
          <s>{before}</s>
        </span>
      )}
      <span className={styles.total}>
        {prefix && <span className={styles.prefix}>{prefix} </span>}
        {total}
      </span>
      {note && <span className={styles.note}>{note}</span>}
    </p>
  )
}
