import { memo, useId, type CSSProperties } from 'react'
import { classNames } from '../class-names.ts'
import { afterPaint } from '../press/after-paint.ts'
import { dayAfter, monthDays, weekdayFromMonday } from './calendar-dates.ts'
import styles from './calendar-month.module.css'

/** The mark of a day without a price: a sign, a struck-out number, or both. */
export interface DayMark {
  sign: string
  struck?: boolean
}

/** What is known about an arrival on a day. */
export interface DayFacts {
  /** Total of a stay that arrives on this day: "€ 612". */
  price?: string
  /** One of the lowest totals of the month. */
  low?: boolean
  /** Why no stay starts on this day; the legend explains it and the label includes it. */
  mark?: DayMark
  /** "Saturday 12 July, 7 nights € 612", "Sunday 13 July: fully booked" */
  label: string
}

/** How an edition writes days and months. */
export interface CalendarNames {
  /** From Monday. */
  weekdays: readonly { short: string; long: string }[]
  /** "July 2027", of '2027-07'. */
  month: (month: string) => string
  /** "Saturday 3 July 2027", of '2027-07-03'. */
  day: (date: string) => string
}

export interface CalendarMonthProps {
  /** 'YYYY-MM' */
  month: string
  /** How the edition writes days and months. */
  names: CalendarNames
  /** The first day that can be chosen. */
  min: string
  /** The chosen day. */
  arrival: string | null
  /** Length of the stay, which is marked from the chosen day on. */
  nights: number
  /** By day. */
  facts: ReadonlyMap<string, DayFacts> | undefined
  /** The calendar shows prices: their place is there before they are. */
  priced: boolean
  /** The day that Tab reaches, where it is in this month. */
  stop: string | undefined
  /** Far away from what is seen: the place of the month alone. */
  empty: boolean
  /** Receives the pressed day. */
  onSelect: (date: string) => void
}

/** One month as an ARIA grid of whole weeks. */
export const CalendarMonth = memo(function CalendarMonth(props: CalendarMonthProps) {
  const { month, names, empty, priced } = props
  const id = useId()
  const days = monthDays(month)
  const before = weekdayFromMonday(`${month}-01`)
  const weeks = Math.ceil((before + days.length) / 7)
  const cells = [...Array.from({ length: before }, () => undefined), ...days]
  const departure = props.arrival && dayAfter(props.arrival, props.nights)
  return (
    <section
      className={classNames(styles.month, priced && styles.priced)}
      style={{ '--weeks': weeks } as CSSProperties}
      data-month={month}
      aria-labelledby={id}
    >
      <h3 id={id} className={styles.title}>
        {names.month(month)}
      </h3>
      {!empty && (
        <table
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table of days is ARIA's grid
          role="grid"
          className={styles.table}
          aria-labelledby={id}
        >
          <thead>
            <tr>
              {names.weekdays.map((weekday) => (
                <th key={weekday.long} className={styles.weekday} scope="col" abbr={weekday.long}>
                  {weekday.short}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: weeks }, (_, week) => (
              <tr key={week}>
                {Array.from({ length: 7 }, (__, at) => cells[week * 7 + at]).map((date, at) => (
                  <td
                    key={at}
                    className={styles.cell}
                    aria-selected={date === undefined ? undefined : date === props.arrival}
                  >
                    {date && <Day {...props} date={date} departure={departure} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
})

function Day({
  date,
  min,
  arrival,
  departure,
  facts,
  stop,
  names,
  onSelect,
}: CalendarMonthProps & { date: string; departure: string | null }) {
  const fact = facts?.get(date)
  const isPast = date < min
  const isArrival = date === arrival
  const isInStay = arrival !== null && departure !== null && date >= arrival && date <= departure
  return (
    <button
      type="button"
      data-date={date}
      className={classNames(
        styles.day,
        fact?.low && styles.low,
        fact?.mark && styles.off,
        isInStay && styles.inStay,
        isArrival && styles.arrival,
      )}
      tabIndex={date === stop ? 0 : -1}
      aria-label={fact?.label ?? names.day(date)}
      // A day with a mark explains itself on touch, so the button is not disabled.
      aria-disabled={isPast || undefined}
      onClick={isPast ? undefined : ({ currentTarget }) => afterPaint(() => onSelect(date), currentTarget)}
    >
      <span className={fact?.mark?.struck ? styles.struck : undefined}>{Number(date.slice(8))}</span>
      <span className={styles.price} data-price="">
        {fact?.price ?? fact?.mark?.sign}
      </span>
    </button>
  )
}
