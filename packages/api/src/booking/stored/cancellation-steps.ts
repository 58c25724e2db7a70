import type { CancellationQuote, CancellationStep } from '@camping/contract/booking-changes.schemas.ts'
import { cancellationSums } from '../balance/cancellation-sums.ts'
import type { CancellationTerms } from '../pricing/cancellation-terms.ts'
import type { StoredBooking } from './stored-booking.ts'
import { shareBelow } from '../../catalogue/pricing/round-amount.ts'
import { dateOfDay, dayNumber } from '../../catalogue/search/read-model/day-number.ts'

/** What the cost of cancelling depends on: the agreed terms, prices and dates. */
export interface Cancellable extends Pick<StoredBooking, 'stay' | 'lines' | 'state'> {
  readonly cancellationTerms: CancellationTerms
  /** The day since which the terms apply, 'YYYY-MM-DD'. */
  readonly agreedOn: string
  /** The least that cancelling costs, minor units: what it cost when the stay was changed (decision 248). */
  readonly leastCost: number
}

/**
 * booking-14: cancellation costs by date, in minor units, the cheapest first; empty for a request, which is not
 * accepted yet. Without the steps that were over when the terms were agreed: nobody could have used them. Rounded down
 * in the guest's favour.
 */
export function cancellationSteps(booking: Cancellable): CancellationStep[] {
  const { stay, lines, state, agreedOn } = booking
  if (state === 'requested') return []
  const arrival = dayNumber(stay.dateFrom)
  const base = costBase(lines)
  const steps = booking.cancellationTerms
    .map(({ daysBefore, percent }) => ({
      until: daysBefore === null ? null : dateOfDay(arrival - daysBefore),
      percent,
      cost: shareBelow(base.shared, { part: percent, whole: 100, currency: base.currency }) + base.whole,
    }))
    .filter(({ until }) => until === null || agreedOn <= until)
  return raisedTo(Math.min(booking.leastCost, base.shared + base.whole), steps, base.shared + base.whole)
}

/** No step below the least cost; steps that it makes equal are one. Whole percents of what cancelling costs at most. */
function raisedTo(least: number, steps: readonly CancellationStep[], most: number): CancellationStep[] {
  const raised = steps.map((step) =>
    step.cost < least ? { ...step, cost: least, percent: Math.round((100 * least) / most) } : step,
  )
  return raised.filter(({ cost }, index) => cost === steps[index]?.cost || cost !== raised[index + 1]?.cost)
}

/**
 * Excludes tourist tax, which only applies to guests who come, and on-site costs, which belong to the site. A
 * cover is charged in full.
 */
function costBase(lines: StoredBooking['lines']) {
  const shopLines = lines.filter(({ payableAt, kind }) => payableAt !== 'on-site' && kind !== 'tourist-tax')
  const sum = (some: StoredBooking['lines']) => some.reduce((total, { amount }) => total + amount, 0)
  const covers = shopLines.filter(({ kind }) => kind === 'cover')
  const currency = lines[0]?.currency ?? 'EUR'
  return { shared: sum(shopLines) - sum(covers), whole: sum(covers), currency }
}

/**
 * The cost of cancelling on a day. `paid` is the received amount less raised refunds. From the day of arrival
 * on, customers cannot cancel online: they call.
 */
export function quoteOf(
  booking: Cancellable & Pick<StoredBooking, 'currency'>,
  { today, paid }: { today: string; paid: number },
): CancellationQuote {
  const all = cancellationSteps(booking)
  const index = all.findIndex(({ until }) => until === null || today <= until)
  const sums = cancellationSums(all[index]?.cost ?? 0, paid)
  const refusal = refusalOf(booking, today)
  return {
    allowed: refusal === null,
    refusal,
    currency: booking.currency,
    steps: all,
    step: index === -1 ? null : index,
    cost: sums.cost,
    paid: sums.paid,
    refund: sums.refund,
    stillOwed: sums.owed,
  }
}

function refusalOf({ state, stay }: Cancellable, today: string): CancellationQuote['refusal'] {
  if (state === 'cancelled') return 'cancelled'
  if (state === 'completed') return 'over'
  return today < stay.dateFrom ? null : 'arrived'
}
