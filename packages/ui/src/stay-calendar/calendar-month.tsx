import { DayCalendar } from '@mui/x-date-pickers/internals'
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay'
import { createContext, memo, use, useId, useMemo, type CSSProperties } from 'react'
import { afterPaint } from '../press/after-paint.ts'
import { dateOf, dayAfter, monthOf, utcDay, weekdayFromMonday, type Dayjs } from './calendar-dates.ts'
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

/** What is shown in days, besides what MUI X knows of them. */
const ShownInDays = createContext<
  Pick<CalendarMonthProps, 'names' | 'arrival' | 'facts' | 'stop'> & { departure: string | null }
>(undefined as never)

/** One month: its place and title, and MUI X's grid of its days. */
export const CalendarMonth = memo(function CalendarMonth(props: CalendarMonthProps) {
  const { month, names, arrival, nights, facts, stop, empty, priced } = props
  const id = useId()
  const first = utcDay(month)
  const weeks = Math.ceil((weekdayFromMonday(month) + first.daysInMonth()) / 7)
  const departure = arrival && dayAfter(arrival, nights)
  const shown = useMemo(
    () => ({ names, arrival, departure, facts, stop }),
    [names, arrival, departure, facts, stop],
  )
  return (
    <section
      className={styles.month}
      style={{ '--weeks': weeks } as CSSProperties}
      data-month={month}
      data-priced={priced || undefined}
      aria-labelledby={id}
    >
      <h3 id={id} className={styles.title}>
        {names.month(month)}
      </h3>
      {!empty && (
        <ShownInDays value={shown}>
          <Days
            month={month}
            titleId={id}
            min={props.min}
            arrival={arrival && monthOf(arrival) === month ? arrival : null}
            onSelect={props.onSelect}
          />
        </ShownInDays>
      )}
    </section>
  )
})

const slots = { day: Day }
const shortWeekday = (day: Dayjs) => day.format('ddd')
const nothing = () => {}

/**
 * MUI X's grid of the days of a month, as its own calendar for ranges has several of. It is one of two or of many here, so the focus, the
 * Tab stop and the keys belong to the calendar around it; no day is marked as today, and nothing slides. Not drawn again by a key.
 */
const Days = memo(function Days({
  month,
  titleId,
  min,
  arrival,
  onSelect,
}: Pick<CalendarMonthProps, 'month' | 'min' | 'arrival' | 'onSelect'> & { titleId: string }) {
  // The same objects each time, so that only days that change are drawn again.
  const [first, last, minDate] = useMemo(
    () => [utcDay(month), utcDay(month).endOf('month'), utcDay(min)] as const,
    [month, min],
  )
  return (
    <DayCalendar
      timezone="UTC"
      currentMonth={first}
      minDate={minDate}
      maxDate={last}
      disablePast={false}
      disableFuture={false}
      selectedDays={arrival ? [utcDay(arrival)] : []}
      focusedDay={null}
      gridLabelId={titleId}
      dayOfWeekFormatter={shortWeekday}
      slots={slots}
      onSelectedDaysChange={(day) => day && onSelect(dateOf(day))}
      reduceAnimations
      isMonthSwitchingAnimating={false}
      slideDirection="left"
      onMonthSwitchingAnimationEnd={nothing}
      hasFocus={false}
      onFocusedDayChange={nothing}
    />
  )
})

/** A cell of the grid, empty before the first day of a month and behind its last. */
function Day({ day, outsideCurrentMonth: isElsewhere, selected, ...props }: PickerDayProps) {
  const { names, arrival, departure, facts, stop } = use(ShownInDays)
  const date = dateOf(day)
  const fact = facts?.get(date)
  return (
    <div role="gridcell" aria-selected={isElsewhere ? undefined : selected}>
      {!isElsewhere && (
        <StayDay
          day={day}
          date={date}
          isArrival={selected}
          isInStay={arrival !== null && departure !== null && date >= arrival && date <= departure}
          isPast={props.disabled}
          isLow={Boolean(fact?.low)}
          isOff={Boolean(fact?.mark)}
          isStruck={Boolean(fact?.mark?.struck)}
          price={fact?.price ?? fact?.mark?.sign}
          label={fact?.label ?? names.day(date)}
          isStop={date === stop}
          onSelect={props.onDaySelect}
        />
      )}
    </div>
  )
}

interface StayDayProps {
  day: Dayjs
  date: string
  isArrival: boolean | undefined
  isInStay: boolean
  isPast: boolean | undefined
  isLow: boolean
  isOff: boolean
  isStruck: boolean
  price: string | undefined
  label: string
  isStop: boolean
  onSelect: (day: Dayjs) => void
}

/** The longest price in the usual letters: "CHF 1’848" would touch the one beside it. */
const roomy = 8

/** MUI X's day with what is known about an arrival; its looks are in theme/mui-calendar.ts. */
const StayDay = memo(function StayDay(props: StayDayProps) {
  const { day, date, isPast, onSelect } = props
  return (
    <PickerDay
      day={day}
      outsideCurrentMonth={false}
      selected={props.isArrival}
      tabIndex={props.isStop ? 0 : -1}
      data-date={date}
      data-in-stay={props.isInStay || undefined}
      data-low={props.isLow || undefined}
      data-off={props.isOff || undefined}
      aria-label={props.label}
      // A day with a mark explains itself on touch, and one that is past is read, so no button is disabled.
      aria-disabled={isPast || undefined}
      onDaySelect={nothing}
      onClick={isPast ? undefined : ({ currentTarget }) => afterPaint(() => onSelect(day), currentTarget)}
    >
      <span data-struck={props.isStruck || undefined}>{Number(date.slice(8))}</span>
      <span data-price={props.price && props.price.length > roomy ? 'long' : ''}>{props.price}</span>
    </PickerDay>
  )
})
