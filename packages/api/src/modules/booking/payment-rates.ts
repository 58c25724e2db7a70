import type { PaymentRate } from '@camping/contract/booking.schemas.ts'
import type { PriceLine } from '@camping/contract/values.schemas.ts'
import { dateOfDay, dayNumber } from '../search/read-model/day-number.ts'
import { totalOf } from '../pricing/price-stay.ts'
import { splitAmount } from './split-amount.ts'

/** The part that is due at once, in percent of what is owed to us. */
const depositPercent = 30
/** The balance is due this many days before arrival. */
const balanceDaysBefore = 42

export type PaymentPlan = 'deposit' | 'full'

/** What the guest owes us. Lines paid on the site go to the site and are part of the total only (GAPS.md, total price). */
export function payableOf(lines: readonly PriceLine[]): number {
  return totalOf(lines.filter((line) => line.payableAt !== 'on-site'))
}

/**
 * The rates of a booking made today. They add up to `payable` to the minor unit (I6): a deposit of 30 % now and the
 * balance 42 days before arrival, or one rate now when that day is not in the future or everything is paid at once.
 * Nothing owed, no rates. Minor units.
 */
export function paymentRates(input: {
  payable: number
  currency: PaymentRate['currency']
  arrival: string
  today: string
  plan: PaymentPlan
}): PaymentRate[] {
  const { payable, currency, arrival, today, plan } = input
  if (payable === 0) return []
  const shared = { currency, status: 'pending', paidAt: null } as const
  const balanceDue = dateOfDay(dayNumber(arrival) - balanceDaysBefore)
  const [deposit = 0, balance = 0] = splitAmount(payable, [depositPercent, 100 - depositPercent])
  if (plan === 'full' || balanceDue <= today || deposit === 0) {
    return [{ index: 0, kind: 'balance', amount: payable, dueDate: today, ...shared }]
  }
  return [
    { index: 0, kind: 'deposit', amount: deposit, dueDate: today, ...shared },
    { index: 1, kind: 'balance', amount: balance, dueDate: balanceDue, ...shared },
  ]
}
