import { useLayoutEffect, useRef } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { Link } from '../link/link-context.tsx'
import styles from './price-strip.module.css'

export interface StripDay {
  /** 'YYYY-MM-DD' */
  date: string
  /** "Sat 12 Jul" */
  text: string
  /** Total of the cheapest stay that arrives on this day: "€ 612.50". Without one the day cannot be chosen. */
  price?: string
  /** The same search with this day. */
  href: string
  /** None of the days costs less. */
  low?: boolean
  /** The day that is searched. */
  current?: boolean
}

export interface PriceStripProps {
  /** Names the strip. */
  label: string
  /** "Lowest total for 7 nights, by day of arrival" */
  caption: string
  /** In order. */
  days: StripDay[]
  /** The prices are on their way: days without one are not closed yet. */
  waiting?: boolean
  /** Read with the cheapest day: "lowest price". */
  lowLabel: string
  /** Read with a day that cannot be chosen: "nothing free". */
  closedLabel: string
  previous: { label: string; onClick: () => void; disabled?: boolean }
  next: { label: string; onClick: () => void; disabled?: boolean }
  /** A day's link was followed. */
  onSelect?: (date: string) => void
}

/** What a stay costs at least, day of arrival by day of arrival, in one line that scrolls by itself. */
export function PriceStrip(props: PriceStripProps) {
  const { label, caption, days, waiting, previous, next } = props
  const list = useRef<HTMLOListElement>(null)
  const first = days[0]?.date
  const current = days.find((day) => day.current)?.date
  useLayoutEffect(() => {
    const strip = list.current
    const marked = strip?.querySelector<HTMLElement>('[aria-current]')
    // Of the strip alone: the page must not move.
    if (strip)
      strip.scrollLeft = marked ? marked.offsetLeft - (strip.clientWidth - marked.offsetWidth) / 2 : 0
  }, [first, current])
  return (
    <section className={styles.strip} aria-label={label}>
      <div className={styles.head}>
        <p className={styles.caption}>{caption}</p>
        <IconButton icon="chevronLeft" {...previous} />
        <IconButton icon="chevronRight" {...next} />
      </div>
      {/* Without a day to choose nothing in it takes the focus, so it takes it itself: arrow keys scroll. */}
      <ol
        ref={list}
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
      keepScroll
      rel="nofollow"
      className={classNames(styles.day, styles.open, low && styles.low, current && styles.current)}
      onClick={() => onSelect?.(date)}
    >
      <span className={styles.date}>{text}</span> <span className={styles.price}>{price}</span>
      {low && <span className="visually-hidden">{lowLabel}</span>}
    </Link>
  )
}
