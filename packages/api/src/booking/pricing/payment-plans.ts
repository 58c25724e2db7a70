import type { OfferedPlan, PaymentPlan, PaymentRate } from '@camping/contract/booking.schemas.ts'
import type { PriceLine } from '@camping/contract/values.schemas.ts'
import type { PaymentTerms } from '@camping/editions/payment-terms.ts'
import { dateOfDay, dayNumber } from '../../catalogue/search/read-model/day-number.ts'
import { priceSteps } from '../../catalogue/pricing/round-amount.ts'
import { totalOf } from '../../catalogue/pricing/price-stay.ts'
import { splitAmount } from './split-amount.ts'

/** Minimum days between two of three equal parts. */
const daysBetweenParts = 28
/** No rate below 1.00, the smallest possible payment (payment-4). */
const leastRate = 100

/** The amount owed to the shop. Lines paid on the site are only part of the total (price-2). */
export function payableOf(lines: readonly PriceLine[]): number {
  return totalOf(lines.filter((line) => line.payableAt !== 'on-site'))
}

export interface BookingToPay {
  /** The amount owed to the shop, in minor units. */
  readonly payable: number
  readonly currency: PaymentRate['currency']
  readonly arrival: string
  readonly today: string
  /** The edition's (payment-24). */
  readonly terms: Pick<PaymentTerms, 'depositPercent' | 'balanceDays'>
}

type Step = Pick<PaymentRate, 'kind' | 'amount'> & { readonly day: number }

/**
 * The payment plans of a booking made today, the default first. The rates of each add up to `payable` to the
 * minor unit (I6):
 * - a deposit now and the balance so many days before arrival as the terms state, while that day is ahead;
 * - three equal parts now, midway and on that day, while they are at least four weeks apart;
 * - everything now, always.
 * Nothing owed, no plans. The only definition: carts show these, bookings use them.
 */
export function paymentPlans(booking: BookingToPay): OfferedPlan[] {
  const { payable, arrival, today, terms } = booking
  if (payable === 0) return []
  const first = dayNumber(today)
  const last = dayNumber(arrival) - terms.balanceDays
  const plans: [PaymentPlan, Step[]][] = [['full', [{ kind: 'balance', amount: payable, day: first }]]]
  if (last - first >= 2 * daysBetweenParts) plans.unshift(['parts', inParts(booking, { first, last })])
  if (last > first) plans.unshift(['deposit', withDeposit(booking, { first, last })])
  return plans
    .filter(([plan, steps]) => plan === 'full' || steps.every(({ amount }) => amount >= leastRate))
    .map(([plan, steps]) => ({ plan, rates: ratesOf(steps, booking) }))
}

/** Every part is a price of the currency; what no price can hold, after a voucher of an odd amount, goes to the last one. */
function splitPrice(
  amount: number,
  weights: readonly number[],
  currency: BookingToPay['currency'],
): number[] {
  const step = priceSteps[currency]
  const parts = splitAmount(Math.floor(amount / step), weights).map((part) => part * step)
  return parts.map((part, index) => (index === parts.length - 1 ? part + (amount % step) : part))
}

function withDeposit(
  { payable, currency, terms: { depositPercent } }: BookingToPay,
  { first, last }: { first: number; last: number },
): Step[] {
  const [deposit = 0, balance = 0] = splitPrice(payable, [depositPercent, 100 - depositPercent], currency)
  return [
    { kind: 'deposit', amount: deposit, day: first },
    { kind: 'balance', amount: balance, day: last },
  ]
}

function inParts(
  { payable, currency }: BookingToPay,
  { first, last }: { first: number; last: number },
): Step[] {
  const days = [first, Math.floor((first + last) / 2), last]
  const amounts = splitPrice(payable, [1, 1, 1], currency)
  return days.map((day, index) => ({ kind: 'part', amount: amounts[index] ?? 0, day }))
}

function ratesOf(steps: readonly Step[], { currency }: BookingToPay): PaymentRate[] {
  return steps.map(({ kind, amount, day }, index) => ({
    index,
    kind,
    amount,
    currency,
    dueDate: dateOfDay(day),
    open: amount,
    status: 'pending',
    paidAt: null,
  }))
}
