import type { PaymentRate } from '@camping/contract/booking.schemas.ts'

export type PaymentPlan = 'deposit' | 'full'

type Rate = Pick<PaymentRate, 'index' | 'kind' | 'amount' | 'currency' | 'dueDate'>

/** Deposit and balance are offered only where the cart splits the price: close to arrival everything is due at once. */
export function plansOf(rates: readonly Rate[]): PaymentPlan[] {
  return rates.length > 1 ? ['deposit', 'full'] : ['full']
}

/** The rates of a plan. Paying in full is one rate of the same sum, due when the first one is. */
export function ratesOfPlan(rates: readonly Rate[], plan: PaymentPlan): Rate[] {
  const [first] = rates
  if (plan === 'deposit' || !first || rates.length === 1) return [...rates]
  return [{ ...first, index: 0, kind: 'balance', amount: rates.reduce((sum, rate) => sum + rate.amount, 0) }]
}
