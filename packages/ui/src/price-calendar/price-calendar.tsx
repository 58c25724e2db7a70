import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { dayByKey } from './day-by-key.ts'
import styles from './price-calendar.module.css'

/** The mark of a day without a price: a sign, a struck-out number, or both. */
export interface DayMark {
  sign: string
  struck?: boolean
}

export interface PriceDay {
  /** 'YYYY-MM-DD' */
  date: string
  day: number
  /** Total of a stay that arrives on this day: "€ 612". */
  price?: string
  /** One of the lowest totals of the month. */
  low?: boolean
  /** Why no stay starts on this day; the legend explains it and the label includes it. */
  mark?: DayMark
  /** Not available, and without an explanation on touch. */
  past?: boolean
  arrival?: boolean
  /** A night of the chosen stay. */
  inStay?: boolean
  /** "Saturday 12 July, 7 nights € 612", "Sunday 13 July: fully booked" */
  label: string
}

export interface PriceCalendarProps {
  /** "July 2025" */
  title: string
  /** From Monday. */
  weekdays: { short: string; long: string }[]
  /** Days of the month, in order. */
  days: PriceDay[]
  /** Weekday of the first day: 0 Monday to 6 Sunday. */
  firstWeekday: number
  /** Fires for every chosen day, bookable or not: days with a mark show an explanation. */
  onSelect: (date: string) => void
  previous: { label: string; onClick: () => void; disabled?: boolean }
  next: { label: string; onClick: () => void; disabled?: boolean }
  /** Arrow keys moved to a day of another month, which the parent must show. */
  onReach: (date: string) => void
  /** "Total for 7 nights, 2 adults" */
  caption?: string
  legend?: { label: string; items: (DayMark & { text: string })[] }
  /** About the last chosen day: why it is not available, and alternatives. Announced when it changes. */
  note?: ReactNode
  updating?: boolean
}

/** Totals by arrival day for one month, as an ARIA grid: one tab stop, arrow keys between days. */
export function PriceCalendar(props: PriceCalendarProps) {
  const { title, weekdays, days, firstWeekday, previous, next, caption, legend, updating } = props
  const titleId = useId()
  const table = useRef<HTMLTableElement>(null)
  const reached = useRef<string | null>(null)
  const [at, setAt] = useState<string | null>(null)
  const stop = (days.find(({ date }) => date === at) ?? days.find((day) => day.arrival) ?? firstOf(days))
    ?.date
  const focus = (date: string) => table.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus()

  const month = days[0]?.date
  useEffect(() => {
    // The month that the arrow keys moved to has arrived.
    if (reached.current?.slice(0, 7) === month?.slice(0, 7)) {
      focus(reached.current ?? '')
      reached.current = null
    }
  }, [month])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = (event.target as HTMLElement).closest<HTMLElement>('[data-date]')?.dataset['date']
    const to = from && dayByKey(from, event.key)
    if (!to) return
    event.preventDefault()
    const back = to < from
    const known = days.some(({ date }) => date === to)
    if (!known && (back ? previous.disabled : next.disabled)) return
    setAt(to)
    if (known) return focus(to)
    reached.current = to
    props.onReach(to)
  }
  const cells: (PriceDay | null)[] = [...Array.from({ length: firstWeekday }, () => null), ...days]
  const weeks = Array.from({ length: 6 }, (_, i) => cells.slice(i * 7, i * 7 + 7))
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <IconButton icon="chevronLeft" {...previous} />
        <p id={titleId} className={styles.title} aria-live="polite">
          {title}
        </p>
        <IconButton icon="chevronRight" {...next} />
      </div>
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table of days is ARIA's grid
        role="grid"
        className={classNames(styles.table, updating && styles.updating)}
        aria-labelledby={titleId}
        aria-busy={updating}
        onKeyDown={onKeyDown}
      >
        <caption className={caption ? styles.caption : 'visually-hidden'}>{caption ?? title}</caption>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday.long} className={styles.weekday} scope="col" abbr={weekday.long}>
                {weekday.short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {/* Always six weeks, so that the page below does not move between months. */}
          {weeks.map((week, i) => (
            <tr key={i} className={styles.week}>
              {Array.from({ length: 7 }, (_, j) => week[j]).map((day, j) => (
                <td key={j} className={styles.cell} aria-selected={day ? (day.arrival ?? false) : undefined}>
                  {day && (
                    <Day
                      day={day}
                      isStop={day.date === stop}
                      onSelect={() => {
                        setAt(day.date)
                        props.onSelect(day.date)
                      }}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.note} role="status">
        {props.note}
      </div>
      {legend && legend.items.length > 0 && (
        <ul className={styles.legend} aria-label={legend.label}>
          {legend.items.map(({ sign, struck, text }) => (
            <li key={text} className={styles.meaning}>
              <span className={classNames(styles.sign, struck && styles.struck)} aria-hidden="true">
                {sign}
              </span>
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const firstOf = (days: readonly PriceDay[]) => days.find((day) => !day.past) ?? days[0]

function Day({ day, isStop, onSelect }: { day: PriceDay; isStop: boolean; onSelect: () => void }) {
  const { date, price, low, mark, past, arrival, inStay, label } = day
  return (
    <button
      type="button"
      data-date={date}
      className={classNames(
        styles.day,
        low && styles.low,
        !price && styles.off,
        inStay && styles.inStay,
        arrival && styles.arrival,
      )}
      tabIndex={isStop ? 0 : -1}
      aria-label={label}
      // A day with a mark explains itself on touch, so the button is not disabled.
      aria-disabled={past || undefined}
      onClick={past ? undefined : onSelect}
    >
      <span className={mark?.struck ? styles.struck : undefined}>{day.day}</span>
      <span className={styles.price}>{price ?? mark?.sign ?? ''}</span>
    </button>
  )
}
