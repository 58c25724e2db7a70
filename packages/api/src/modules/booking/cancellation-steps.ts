import type { CancellationQuote, CancellationStep } from '@camping/contract/booking-changes.schemas.ts'
import type { StoredBooking } from './stored-booking.ts'
import { dateOfDay, dayNumber } from '../search/read-model/day-number.ts'

/** Until so many days before arrival cancelling costs so many percent (docs/decisions/151). The first is the deposit. */
const steps = [
  { daysBefore: 42, percent: 30 },
  { daysBefore: 28, percent: 60 },
  { daysBefore: 8, percent: 80 },
  { daysBefore: 1, percent: 90 },
  { daysBefore: undefined, percent: 100 },
] as const

type Booked = Pick<StoredBooking, 'stay' | 'lines' | 'state'>

/**
 * What cancelling costs by its day, minor units, the cheapest first; empty for a request, which nobody has said yes to. A
 * step that was over when the booking was made stands there too: it says what was missed. Rounded down: to the guest.
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

/** Tourist tax is for those who come, and what is paid at the site is the site's. A cover was bought, whatever follows. */
function costBase(lines: StoredBooking['lines']): { shared: number; whole: number } {
  const ours = lines.filter(({ payableAt, kind }) => payableAt !== 'on-site' && kind !== 'tourist-tax')
  const sum = (some: StoredBooking['lines']) => some.reduce((total, { amount }) => total + amount, 0)
  const covers = ours.filter(({ kind }) => kind === 'cover')
  return { shared: sum(ours) - sum(covers), whole: sum(covers) }
}

/**
 * What cancelling means on a day. `paid` is what has come and is not promised back already. On the day of arrival and
 * later nobody cancels by themselves: whoever is on the way calls.
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
