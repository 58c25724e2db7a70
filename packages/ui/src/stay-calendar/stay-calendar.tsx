import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { ThemeProvider } from '@mui/material/styles'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { MuiIconButton } from '../islands/mui-button.tsx'
import { useMedia } from '../map/use-media.ts'
import { afterPaint } from '../press/after-paint.ts'
import { withCalendar } from '../theme/mui-calendar.ts'
import { monthAfter, monthDays, monthOf, monthsBetween, stayLocale, within } from './calendar-dates.ts'
import { CalendarMonth, type CalendarNames, type DayFacts, type DayMark } from './calendar-month.tsx'
import { dayByKey } from './day-by-key.ts'
import { StayAdapter } from './stay-adapter.ts'
import styles from './stay-calendar.module.css'
import { scrollToMonth, useMonthsInView } from './use-months-in-view.ts'

export interface StayCalendarProps {
  /** How the edition writes days and months. */
  names: CalendarNames
  /** The first day that can be chosen, and the last month, 'YYYY-MM-DD' and 'YYYY-MM'. */
  min: string
  /** The last month that can be chosen, 'YYYY-MM'. */
  lastMonth: string
  /** The month that it opens at, unless a day is chosen. */
  opensAt: string
  /** The chosen day. */
  arrival: string | null
  /** Length of the stay, which is marked from the chosen day on. */
  nights: number
  /** By day; prices and reasons are there where a place is known. */
  facts?: ReadonlyMap<string, DayFacts> | undefined
  /** It shows prices, now or soon. */
  priced?: boolean
  /** Fires for every day that is not past, also where no stay starts: those have an explanation. */
  onSelect: (date: string) => void
  /** The months that are seen or about to be, at most `mostMonths`: their prices are needed. */
  onShow?: (months: readonly string[]) => void
  /** Names of the arrows and of the choice of month. */
  labels: { previous: string; next: string; month: string }
  /** "Lowest total for 7 nights, 2 adults" */
  caption?: string | undefined
  /** What the marks of days without a price mean. */
  legend?: { label: string; items: readonly (DayMark & { text: string })[] }
  /** About the last chosen day: why it is not available, and alternatives. Announced when it changes. */
  note?: ReactNode
  /** Whether the focus goes to its Tab stop as it opens; true by default. */
  takesFocus?: boolean
  /** Facts are on their way. */
  updating?: boolean
}

/** How many months are in view at most. */
const mostMonths = 4

/** The months that a calendar shows as it opens. */
export const firstMonths = (arrival: string | null, opensAt: string): readonly string[] => {
  const first = arrival ? monthOf(arrival) : opensAt
  return [first, monthAfter(first, 1)]
}

/**
 * The calendar of every stay, made of MUI X in an island around it: two months side by side, on phones a list of months that scrolls.
 * One Tab stop; keys move as in ARIA's date grid. Opens at the chosen day.
 */
export function StayCalendar(props: StayCalendarProps) {
  const { names, min, lastMonth, arrival, facts, priced = false, labels, caption, legend, updating } = props
  const isWide = useMedia('(min-width:768px)')
  const firstMonth = monthOf(min)
  const months = monthsBetween(firstMonth, lastMonth)
  const [opened] = useState(() =>
    within(arrival ? monthOf(arrival) : props.opensAt, [firstMonth, lastMonth] as const),
  )
  const [locale] = useState(() => stayLocale(names.weekdays))
  const [left, setLeft] = useState(opened)
  const [at, setAt] = useState(arrival)
  const list = useRef<HTMLDivElement>(null)
  const selectId = useId()
  const { near, read } = useMonthsInView(list, opened, !isWide)

  const lastLeft = within(monthAfter(lastMonth, -1), [firstMonth, lastMonth])
  const pair = monthsBetween(within(left, [firstMonth, lastLeft]), lastMonth).slice(0, 2)
  const inView = isWide ? pair : near.length > 0 ? near : months.filter((one) => one >= opened).slice(0, 2)
  // A phone paints the first month before the next one is drawn. The focus may move to a month that is still to be scrolled to.
  const painted = isWide || near.length > 0 ? inView : inView.slice(0, 1)
  const drawn = isWide || at === null ? painted : [...painted, monthOf(at)]
  const stop = tabStop([at, arrival], { drawn, min })

  const { onShow } = props
  const needed = inView.slice(0, mostMonths).join()
  useEffect(() => onShow?.(needed.split(',')), [needed, onShow])

  // After the sheet around it has opened, which puts the focus on its first control.
  useEffect(() => {
    if (props.takesFocus ?? true) dayIn(list.current, stop)?.focus({ preventScroll: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only as it opens
  }, [])
  const reached = useRef<string | null>(null)
  useEffect(() => {
    if (reached.current === null) return
    dayIn(list.current, reached.current)?.focus()
    reached.current = null
  }, [at])

  // The list gets lower when an explanation comes, and the explained day stays in view.
  const isExplained = Boolean(props.note)
  useEffect(() => {
    if (isExplained && at) dayIn(list.current, at)?.scrollIntoView({ block: 'nearest' })
  }, [isExplained, at])

  const show = (month: string) => {
    setLeft(within(month, [firstMonth, lastLeft]))
    scrollToMonth(list.current, month)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = (event.target as HTMLElement).closest<HTMLElement>('[data-date]')?.dataset['date']
    const moved = from && dayByKey(from, event.key, event.shiftKey)
    if (!moved) return
    event.preventDefault()
    const to = within(moved, [min, monthDays(lastMonth).at(-1) ?? min])
    const month = monthOf(to)
    if (isWide && !pair.includes(month)) setLeft(to < from ? month : monthAfter(month, -1))
    reached.current = to
    setAt(to)
  }
  const select = useRef(props.onSelect)
  useEffect(() => {
    select.current = props.onSelect
  })
  const [onSelect] = useState(() => (date: string) => {
    setAt(date)
    select.current(date)
  })
  const step = (label: string, by: number) => ({
    label,
    className: styles.step,
    disabled: by < 0 ? pair[0] === firstMonth : pair.at(-1) === lastMonth,
    onClick: () => afterPaint(() => show(monthAfter(pair[0] ?? opened, by))),
  })
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <MuiIconButton icon="chevronLeft" {...step(labels.previous, -1)} />
        <label htmlFor={selectId} className="visually-hidden">
          {labels.month}
        </label>
        <NativeSelect
          input={<OutlinedInput />}
          inputProps={{ id: selectId }}
          IconComponent={SelectArrow}
          className={styles.select}
          value={isWide ? pair[0] : read}
          onChange={({ target: { value } }) => afterPaint(() => show(value))}
        >
          {months.map((month) => (
            <option key={month} value={month}>
              {names.month(month)}
            </option>
          ))}
        </NativeSelect>
        <MuiIconButton icon="chevronRight" {...step(labels.next, 1)} />
      </div>
      {isWide && (
        <p className="visually-hidden" aria-live="polite">
          {pair.map((month) => (
            <span key={month}>{names.month(month)} </span>
          ))}
        </p>
      )}
      {caption && <p className={styles.caption}>{caption}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the grids inside */}
      <div
        ref={list}
        className={classNames(styles.months, updating && styles.updating)}
        aria-busy={updating}
        onKeyDown={onKeyDown}
      >
        <LocalizationProvider dateAdapter={StayAdapter} adapterLocale={locale}>
          <ThemeProvider theme={withCalendar}>
            {(isWide ? pair : months).map((month) => (
              <CalendarMonth
                key={month}
                month={month}
                names={names}
                min={min}
                arrival={arrival}
                nights={props.nights}
                facts={facts}
                priced={priced}
                stop={stop && monthOf(stop) === month ? stop : undefined}
                empty={!drawn.includes(month)}
                onSelect={onSelect}
              />
            ))}
          </ThemeProvider>
        </LocalizationProvider>
      </div>
      {props.note !== undefined && (
        <div className={styles.note} role="status">
          {props.note}
        </div>
      )}
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

const SelectArrow = ({ className }: { className?: string }) => (
  <Icon name="chevronDown" size="sm" className={classNames(className, styles.arrow)} />
)

const dayIn = (list: HTMLElement | null, date: string | undefined) =>
  list?.querySelector<HTMLElement>(`[data-date="${date}"]`)

/** The day that Tab reaches: the last one with the focus, else the chosen one, else the first that can be chosen. */
function tabStop(
  preferred: readonly (string | null)[],
  { drawn, min }: { drawn: readonly string[]; min: string },
): string | undefined {
  const known = preferred.find((date) => date !== null && date >= min && drawn.includes(monthOf(date)))
  const month = drawn[0]
  return known ?? (month && within(`${month}-01`, [min, '9999-99-99']))
}
