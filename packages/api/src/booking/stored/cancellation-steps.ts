import type { CancellationQuote, CancellationStep } from '@camping/contract/booking-changes.schemas.ts'
import type { StoredBooking } from './stored-booking.ts'
import { dateOfDay, dayNumber } from '../../catalogue/search/read-model/day-number.ts'

/**
 * Until so many days before arrival, cancelling costs so many percent (decision 151). The first step is the
 * deposit.
 */
const steps = [
  { daysBefore: 42, percent: 30 },
  { daysBefore: 28, percent: 60 },
  { daysBefore: 8, percent: 80 },
  { daysBefore: 1, percent: 90 },
  { daysBefore: undefined, percent: 100 },
] as const

type Booked = Pick<StoredBooking, 'stay' | 'lines' | 'state'>

/**
 * Cancellation costs by date, in minor units, the cheapest first; empty for a request, which is not accepted
 * yet. Includes steps that were already over at booking, so that the guest sees what was missed. Rounded down in
 * the guest's favour.
 */
export function cancellationSteps({ stay, lines, state }: Booked): CancellationStep[] {
  if (state === 'requested') return []
  const arrival = dayNumber(stay.dateFrom)
  const base = costBase(lines)
  return steps.map(({ daysBefore, percent }) => ({
    until: daysBefore === undefined ? null : dateOfDay(arrival - daysBefore),
    percent,
    cost: Math.floor((base.shared * percent) / 100) + base.whole,
  }))
}

/**
 * Excludes tourist tax, which only applies to guests who come, and on-site costs, which belong to the site. A
 * cover is charged in full.
 */
function costBase(lines: StoredBooking['lines']): { shared: number; whole: number } {
  const shopLines = lines.filter(({ payableAt, kind }) => payableAt !== 'on-site' && kind !== 'tourist-tax')
  const sum = (some: StoredBooking['lines']) => some.reduce((total, { amount }) => total + amount, 0)
  const covers = shopLines.filter(({ kind }) => kind === 'cover')
  return { shared: sum(shopLines) - sum(covers), whole: sum(covers) }
}

/**
 * The cost of cancelling on a day. `paid` is the received amount less raised refunds. From the day of arrival
 * on, customers cannot cancel online: they call.
 */
export function quoteOf(
  booking: Booked & Pick<StoredBooking, 'currency'>,
  { today, paid }: { today: string; paid: number },
): CancellationQuote {
  const all = cancellationSteps(booking)
  const index = all.findIndex(({ until }) => until === null || today <= until)
  const cost = all[index]?.cost ?? 0
  const refusal = refusalOf(booking, today)
  return {
    allowed: refusal === null,
    refusal,
    currency: booking.currency,
    steps: all,
    step: index === -1 ? null : index,
    cost,
    paid,
    refund: Math.max(0, paid - cost),
    stillOwed: Math.max(0, cost - paid),
  }
}

function refusalOf({ state, stay }: Booked, today: string): CancellationQuote['refusal'] {
  if (state === 'cancelled') return 'cancelled'
  if (state === 'completed') return 'over'
  return today < stay.dateFrom ? null : 'arrived'
}
