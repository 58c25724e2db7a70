import {
  type BookingTerms,
  type ScheduledRate,
  type ScheduledStep,
  stepsOf,
} from '../dues/payment-schedule.ts'

/** A step that was done about a rate for its due day. */
export interface DoneStep {
  readonly rateIndex: number
  readonly name: string
  /** When its mail left; null while it waits, and for a step that was passed. */
  readonly sentAt: Date | null
}

/** A booking under its lock, as far as the next step depends on it. */
export interface UnpaidBooking extends BookingTerms {
  readonly isConfirmed: boolean
  /** Rates that are not paid, in the order of their rank. */
  readonly pending: readonly ScheduledRate[]
  readonly done: readonly DoneStep[]
  /** A payment under way: until when it delays everything. */
  readonly payingUntil: Date | null
  /** Money went back to the guest: what is open then is for a person to judge. */
  readonly hasRefund: boolean
}

export type NextStep =
  /** Sends a reminder; `passed` are older ones that it replaces. */
  | {
      readonly do: 'remind'
      readonly rate: ScheduledRate
      readonly step: ScheduledStep
      readonly passed: readonly ScheduledStep[]
    }
  | { readonly do: 'end'; readonly rate: ScheduledRate }
  /** Nothing now; undefined: never again by itself. */
  | { readonly do: 'wait'; readonly until: Date | undefined }

/** The least time between the last reminder and the end: as planned, at most a day. */
const longestWarningMs = 24 * 3_600_000
/** How often the job looks whether a reminder has left. */
const mailCheckMs = 10 * 60_000

/**
 * What is to be done about an unpaid booking at a moment (payment-25): one step at a time, for the rate that is unpaid the
 * longest first. Never anything about a booking that is paid, not confirmed, or being paid. A booking ends only after a
 * reminder that had time to be read, whatever the clock does, and never after its day of arrival.
 */
export function nextStep(booking: UnpaidBooking, now: Date): NextStep {
  const { isConfirmed, pending, hasRefund, payingUntil } = booking
  if (!isConfirmed || pending.length === 0 || hasRefund) return { do: 'wait', until: undefined }
  if (payingUntil && payingUntil > now) return { do: 'wait', until: payingUntil }
  const steps = pending.map((rate) => stepOfRate(rate, booking, now))
  const due = steps.find((step) => step.do === 'end') ?? steps.find((step) => step.do === 'remind')
  if (due) return due
  const times = steps.flatMap((step) => (step.do === 'wait' && step.until ? [step.until.getTime()] : []))
  return { do: 'wait', until: times.length > 0 ? new Date(Math.min(...times)) : undefined }
}

function stepOfRate(rate: ScheduledRate, booking: UnpaidBooking, now: Date): NextStep {
  const steps = stepsOf(rate, booking)
  const done = booking.done.filter(({ rateIndex }) => rateIndex === rate.index)
  const isOpen = ({ name }: ScheduledStep) => !done.some((step) => step.name === name)
  const reminders = steps.filter(({ kind }) => kind !== 'end')
  const due = reminders.filter((step) => isOpen(step) && step.at <= now)
  const step = due.at(-1)
  // Only the latest: nobody gets three mails at once after an outage.
  if (step) return { do: 'remind', rate, step, passed: due.slice(0, -1) }
  const ahead = reminders.filter((one) => isOpen(one)).map(({ at }) => at)
  const end = steps.find(({ kind }) => kind === 'end')
  if (!end || isAfterArrival(booking, now)) return { do: 'wait', until: earliest(ahead) }
  if (ahead.length > 0) return { do: 'wait', until: earliest(ahead) }
  const ends = endAfterWarning(end, { reminders, done, now })
  if (!ends) return { do: 'wait', until: new Date(now.getTime() + mailCheckMs) }
  return ends <= now ? { do: 'end', rate } : { do: 'wait', until: ends }
}

interface Warned {
  readonly reminders: readonly ScheduledStep[]
  readonly done: readonly DoneStep[]
  readonly now: Date
}

/**
 * When the booking may end: not before somebody had time to read the last reminder. Undefined while its mail has not
 * left (F59).
 */
function endAfterWarning(end: ScheduledStep, { reminders, done, now }: Warned): Date | undefined {
  const last = reminders.at(-1)
  const sentAt = done.find(({ name }) => name === last?.name)?.sentAt
  if (!last || !sentAt) return undefined
  const warning = Math.min(longestWarningMs, end.at.getTime() - last.at.getTime())
  // Sent in the future: the clock was wrong then, and the mail left before now.
  const from = sentAt > now ? end.at : sentAt
  return new Date(Math.max(end.at.getTime(), from.getTime() + warning))
}

const earliest = (moments: readonly Date[]): Date | undefined =>
  moments.length > 0 ? new Date(Math.min(...moments.map((moment) => moment.getTime()))) : undefined

/** From the day after arrival on, a booking is no longer ended by itself: its guests may be there. */
function isAfterArrival({ arrival }: BookingTerms, now: Date): boolean {
  return now.toISOString().slice(0, 10) > arrival
}
