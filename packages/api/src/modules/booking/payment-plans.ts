import type { OfferedPlan, PaymentPlan, PaymentRate } from '@camping/contract/booking.schemas.ts'
import type { PriceLine } from '@camping/contract/values.schemas.ts'
import { dateOfDay, dayNumber } from '../search/read-model/day-number.ts'
import { totalOf } from '../pricing/price-stay.ts'
import { splitAmount } from './split-amount.ts'

/** The part that is due at once, in percent of what is owed to us. */
const depositPercent = 30
/** What is paid later is due in full this many days before arrival. */
const lastDueDaysBefore = 42
/** Three equal parts are offered when there are at least this many days between one and the next. */
const daysBetweenParts = 28
/** No rate below 1.00: that is the least that can be paid (GAPS.md, amounts to pay). */
const leastRate = 100

/** What the guest owes us. Lines paid on the site go to the site and are part of the total only (GAPS.md, total price). */
export function payableOf(lines: readonly PriceLine[]): number {
  return totalOf(lines.filter((line) => line.payableAt !== 'on-site'))
}

export interface BookingToPay {
  /** What is owed to us, minor units. */
  readonly payable: number
  readonly currency: PaymentRate['currency']
  readonly arrival: string
  readonly today: string
}

type Step = Pick<PaymentRate, 'kind' | 'amount'> & { readonly day: number }

/**
 * The ways in which a booking made today can be paid, the usual one first. The rates of each add up to `payable` to the
 * minor unit (I6):
 * - a deposit of 30 % now and the balance 42 days before arrival, while that day lies ahead;
 * - three equal parts now, midway and on that day, while there are four weeks between them;
 * - everything now, always.
 *
 * Nothing owed, no plans. The one definition: carts show these, bookings are made with them.
 */
export function paymentPlans(booking: BookingToPay): OfferedPlan[] {
  const { payable, arrival, today } = booking
  if (payable === 0) return []
  const first = dayNumber(today)
  const last = dayNumber(arrival) - lastDueDaysBefore
  const plans: [PaymentPlan, Step[]][] = [['full', [{ kind: 'balance', amount: payable, day: first }]]]
  if (last - first >= 2 * daysBetweenParts) plans.unshift(['parts', inParts(payable, { first, last })])
  if (last > first) plans.unshift(['deposit', withDeposit(payable, { first, last })])
  return plans
    .filter(([plan, steps]) => plan === 'full' || steps.every(({ amount }) => amount >= leastRate))
    .map(([plan, steps]) => ({ plan, rates: ratesOf(steps, booking) }))
}

function withDeposit(payable: number, { first, last }: { first: number; last: number }): Step[] {
  const [deposit = 0, balance = 0] = splitAmount(payable, [depositPercent, 100 - depositPercent])
  return [
    { kind: 'deposit', amount: deposit, day: first },
    { kind: 'balance', amount: balance, day: last },
  ]
}

function inParts(payable: number, { first, last }: { first: number; last: number }): Step[] {
  const days = [first, Math.floor((first + last) / 2), last]
  const amounts = splitAmount(payable, [1, 1, 1])
  return days.map((day, index) => ({ kind: 'part', amount: amounts[index] ?? 0, day }))
}

function ratesOf(steps: readonly Step[], { currency }: BookingToPay): PaymentRate[] {
  return steps.map(({ kind, amount, day }, index) => ({
    index,
    kind,
    amount,
    currency,
    dueDate: dateOfDay(day),
    status: 'pending',
    paidAt: null,
  }))
}
