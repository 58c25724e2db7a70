import { editionMoment, endOfEditionDay } from '@camping/editions/edition-moment.ts'
import { editionToday } from '@camping/editions/edition-today.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import type { PaymentTerms } from '@camping/editions/payment-terms.ts'
import { dayNumber } from '../../catalogue/search/read-model/day-number.ts'

/** A rate as the schedule needs it. */
export interface ScheduledRate {
  readonly index: number
  /** 'YYYY-MM-DD' */
  readonly dueDate: string
  /** False for what a change added later: that never ends the booking. */
  readonly endsBooking: boolean
}

/** What due times depend on. */
export interface BookingTerms {
  readonly terms: PaymentTerms
  /** The edition, in whose time zone days end. */
  readonly site: SiteCode
  /** From when on due times count. */
  readonly payFrom: Date
  /** 'YYYY-MM-DD' */
  readonly arrival: string
}

/** A step about an unpaid rate, and when it is due. */
export interface ScheduledStep {
  readonly kind: 'before' | 'on' | 'after' | 'end'
  /** 'before-24', 'on', 'after-2' (hours), 'end' */
  readonly name: string
  readonly at: Date
}

const hour = 3_600_000
/** The least time between a due time and the end of a booking, however soon the stay begins. */
const leastGraceHours = 2
/** The hour (UTC) of the reminder on the due day: between seven and nine in the morning of every edition. */
const morningHour = 7
/** A reminder this shortly before the one on the due day would tell the same. */
const sameNewsHours = 24

/** Midnight (UTC) at the beginning of a day. */
const startOf = (date: string): Date => new Date(`${date}T00:00:00Z`)
const later = (moment: Date, hours: number): Date => new Date(moment.getTime() + hours * hour)
const laterOf = (a: Date, b: Date): Date => (a > b ? a : b)
const earlierOf = (a: Date, b: Date): Date => (a < b ? a : b)

/** Whether a stay is nearer than the balance term when it is booked: everything is due at once. */
function isDueAtOnce({ terms, payFrom, arrival }: BookingTerms): boolean {
  return dayNumber(arrival) - dayNumber(editionToday(payFrom)) <= terms.balanceDays
}

/**
 * When a rate has to be paid (payment-24), which is always by the end of a day: one that was due on the day of the contract
 * on the day on which `firstPaymentHours` are over, any other on its own day, and never sooner than the first. Where the stay is near
 * it is due at once.
 */
export function dueAt(rate: ScheduledRate, booking: BookingTerms): Date {
  const { terms, site, payFrom } = booking
  const first = isDueAtOnce(booking)
    ? payFrom
    : endOfEditionDay(site, editionMoment(site, later(payFrom, terms.firstPaymentHours)).date)
  if (rate.dueDate <= editionToday(payFrom)) return first
  return laterOf(first, endOfEditionDay(site, rate.dueDate))
}

/**
 * When the booking ends if the rate is not paid; undefined where it does not end by itself. Not after the day of arrival
 * has begun, but always some hours after the due time.
 */
export function endAt(rate: ScheduledRate, booking: BookingTerms): Date | undefined {
  const { terms, arrival } = booking
  if (!terms.ends || !rate.endsBooking) return undefined
  const due = dueAt(rate, booking)
  const grace = isDueAtOnce(booking) ? terms.shortGraceHours : terms.graceHours
  return laterOf(later(due, leastGraceHours), earlierOf(later(due, grace), startOf(arrival)))
}

/**
 * The steps about an unpaid rate by time: reminders before it is due, as far as they come after the contract; one on the
 * due day (decision 257); reminders after it is due, as far as they come before the end; and the end. A booking that ends
 * has a reminder before: where none of the brand's fits, one in the middle of the grace.
 */
export function stepsOf(rate: ScheduledRate, booking: BookingTerms): ScheduledStep[] {
  const { terms, payFrom } = booking
  const due = dueAt(rate, booking)
  const end = endAt(rate, booking)
  const on = stepOnDay(due, booking)
  const latestBefore = on ? later(on.at, -sameNewsHours) : due
  const before = terms.remindHoursBefore
    .map((hours): ScheduledStep => ({ kind: 'before', name: `before-${hours}`, at: later(due, -hours) }))
    .filter(({ at }) => at > payFrom && at <= latestBefore)
  const until = on ? [...before, on] : before
  const after = terms.remindHoursAfter
    .map((hours): ScheduledStep => ({ kind: 'after', name: `after-${hours}`, at: later(due, hours) }))
    .filter(({ at }) => !end || at < end)
  if (!end) return [...until, ...after].sort(byTime)
  const middle = new Date((due.getTime() + end.getTime()) / 2)
  const last: ScheduledStep[] = after.length > 0 ? after : [{ kind: 'after', name: 'after-0', at: middle }]
  return [...until, ...last, { kind: 'end', name: 'end', at: end } as const].sort(byTime)
}

/** The reminder in the morning of the day that ends with the due time, or in which it lies. */
function stepOnDay(due: Date, { terms, payFrom }: BookingTerms): ScheduledStep | undefined {
  if (!terms.remindOnDueDay) return undefined
  // Midnight is the end of a day.
  const day = new Date(due.getTime() - 1).toISOString().slice(0, 10)
  const at = later(startOf(day), morningHour)
  return at > payFrom && at <= later(due, -terms.leastHoursToPay) ? { kind: 'on', name: 'on', at } : undefined
}

const byTime = (a: ScheduledStep, b: ScheduledStep): number => a.at.getTime() - b.at.getTime()
