import { IconButton } from '../button/icon-button.tsx'
import { classNames } from '../class-names.ts'
import styles from './price-calendar.module.css'

export interface PriceDay {
  /** 'YYYY-MM-DD' */
  date: string
  day: number
  /** Total of a stay that arrives on this day: "€ 612". */
  price?: string
  /** Among the lowest of the month. */
  low?: boolean
  /** No arrival on this day. */
  closed?: boolean
  arrival?: boolean
  /** A night of the chosen stay. */
  inStay?: boolean
  /** "Saturday 12 July, 7 nights € 612" */
  label: string
}

export interface PriceCalendarProps {
  /** "July 2025" */
  title: string
  /** From Monday. */
  weekdays: { short: string; long: string }[]
  /** Days of the month, in order. */
  days: PriceDay[]
  /** Place of the first day in its week: 0 Monday to 6 Sunday. */
  firstWeekday: number
  onSelect: (date: string) => void
  previous: { label: string; onClick: () => void; disabled?: boolean }
  next: { label: string; onClick: () => void; disabled?: boolean }
  /** "Total for 7 nights, 2 adults" */
  caption?: string
  updating?: boolean
}

/** Totals by arrival day of one month; what is cheap is visible at a glance, what is closed cannot be chosen. */
export function PriceCalendar(props: PriceCalendarProps) {
  const { title, weekdays, days, firstWeekday, onSelect, previous, next, caption, updating } = props
  const cells: (PriceDay | null)[] = [...Array.from({ length: firstWeekday }, () => null), ...days]
  const weeks = Array.from({ length: 6 }, (_, i) => cells.slice(i * 7, i * 7 + 7))
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <IconButton
          icon="chevronLeft"
          label={previous.label}
          disabled={previous.disabled}
          onClick={previous.onClick}
        />
        <p className={styles.title} aria-live="polite">
          {title}
        </p>
        <IconButton icon="chevronRight" label={next.label} disabled={next.disabled} onClick={next.onClick} />
      </div>
      <table className={classNames(styles.table, updating && styles.updating)} aria-busy={updating}>
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
          {/* Always six weeks, so that the page below does not move from month to month. */}
          {weeks.map((week, i) => (
            <tr key={i} className={styles.week}>
              {week.map((day, j) => (
                <td key={j} className={styles.cell}>
                  {day && <Day day={day} onSelect={onSelect} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Day({ day, onSelect }: { day: PriceDay; onSelect: (date: string) => void }) {
  return (
    <button
      type="button"
      className={classNames(
        styles.day,
        day.low && styles.low,
        day.inStay && styles.inStay,
        day.arrival && styles.arrival,
      )}
      disabled={day.closed}
      aria-pressed={day.arrival ?? false}
      aria-label={day.label}
      onClick={() => onSelect(day.date)}
    >
      <span>{day.day}</span>
      <span className={styles.price}>{day.price ?? (day.closed ? '–' : '')}</span>
    </button>
  )
}
