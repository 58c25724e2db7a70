import { useLayoutEffect, useRef } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { Link } from '../link/link.tsx'
import styles from './price-strip.module.css'

export interface StripDay {
  /** 'YYYY-MM-DD' */
  date: string
  /** "Sat 12 Jul" */
  text: string
  /** Total of the cheapest stay from this day: "€ 612.50". A day without a total cannot be chosen. */
  price?: string
  /** Link to the same search on this day. */
  href: string
  /** True when no other day costs less. */
  low?: boolean
  /** The searched day. */
  current?: boolean
}

export interface PriceStripProps {
  /** Accessible name of the strip. */
  label: string
  /** "Lowest total for 7 nights, by day of arrival" */
  caption: string
  /** Sorted by date. */
  days: StripDay[]
  /** Prices are loading: a day without a price may still get one. */
  waiting?: boolean
  /** Announced with the cheapest day: "lowest price". */
  lowLabel: string
  /** Announced with a day without vacancies: "nothing free". */
  closedLabel: string
  /** The button to earlier days. */
  previous: { label: string; onClick: () => void; disabled?: boolean }
  /** The button to later days. */
  next: { label: string; onClick: () => void; disabled?: boolean }
  /** Fires when a visitor follows a day's link. */
  onSelect?: (date: string) => void
}

/** The lowest total per arrival day, in one row that scrolls horizontally: earlier and later days lie at its ends. */
export function PriceStrip(props: PriceStripProps) {
  const { label, caption, days, waiting, previous, next } = props
  const row = useRef<HTMLDivElement>(null)
  const first = days[0]?.date
  const current = days.find((day) => day.current)?.date
  useLayoutEffect(() => {
    const strip = row.current
    const marked = strip?.querySelector('[aria-current]')?.getBoundingClientRect()
    // Scrolls only the strip: the page must not move. On phones the row scrolls, elsewhere its days between the buttons.
    for (const scroller of [strip, strip?.querySelector('ol')]) {
      if (!scroller) continue
      const { left, width } = scroller.getBoundingClientRect()
      scroller.scrollLeft = marked ? scroller.scrollLeft + marked.left - left - (width - marked.width) / 2 : 0
    }
  }, [first, current])
  return (
    <section className={styles.strip} aria-label={label}>
      <p className={styles.caption}>{caption}</p>
      <div ref={row} className={styles.row}>
        <IconButton icon="chevronLeft" {...previous} />
        {/* Without a focusable day the strip itself takes the focus, so that arrow keys can scroll it. */}
        <ol
          className={styles.days}
          aria-label={caption}
          aria-busy={waiting || undefined}
          tabIndex={days.some((day) => day.price) ? undefined : 0}
        >
          {days.map((day) => (
            <li key={day.date} className={styles.item}>
              <Day {...props} day={day} />
            </li>
          ))}
        </ol>
        <IconButton icon="chevronRight" {...next} />
      </div>
    </section>
  )
}

function Day({ day, waiting, lowLabel, closedLabel, onSelect }: PriceStripProps & { day: StripDay }) {
  const { date, text, price, href, low, current } = day
  const mark = { 'aria-current': current ? ('date' as const) : undefined }
  if (!price)
    return (
      <span {...mark} className={classNames(styles.day, styles.closed, current && styles.chosen)}>
        <span className={styles.date}>{text}</span>
        <span className={classNames(styles.price, waiting && styles.waiting)} aria-hidden="true">
          {waiting ? '' : '–'}
        </span>
        {!waiting && <span className="visually-hidden">{closedLabel}</span>}
      </span>
    )
  return (
    <Link
      {...mark}
      href={href}
      preserveScroll
      rel="nofollow"
      className={classNames(styles.day, styles.open, low && styles.low, current && styles.current)}
      onClick={() => onSelect?.(date)}
    >
      <span className={styles.date}>{text}</span> <span className={styles.price}>{price}</span>
      {low && <span className="visually-hidden">{lowLabel}</span>}
    </Link>
  )
}
