import type { PaymentRate } from '@camping/contract/booking.schemas.ts'

/** An amount that may be paid now, minor units. */
export interface PayableAmount {
  readonly kind: 'rate' | 'all'
  readonly amount: number
  /** Of a rate: its index, kind and date. */
  readonly rate?: Pick<PaymentRate, 'index' | 'kind' | 'dueDate'>
}

/** GAPS.md: from 1.00 of the currency up to what is open, and no rest below 1.00. Minor units. */
export const leastAmount = 100

type Rate = Pick<PaymentRate, 'index' | 'kind' | 'amount' | 'dueDate' | 'status'>

/**
 * What is left of each pending rate, by index, minor units; 0 for a rate that is paid or cancelled. A payment in part counts
 * for the earliest rate first.
 * @param open what is still owed to us, minor units
 */
export function restOfRates(
  rates: readonly Pick<Rate, 'index' | 'amount' | 'status'>[],
  open: number,
): ReadonlyMap<number, number> {
  const pending = rates.filter(({ status }) => status === 'pending')
  const sum = pending.reduce((total, { amount }) => total + amount, 0)
  let paidAhead = Math.max(0, sum - open)
  return new Map(
    rates.map(({ index, status, amount }) => {
      if (status !== 'pending') return [index, 0]
      const counted = Math.min(paidAhead, amount)
      paidAhead -= counted
      return [index, amount - counted]
    }),
  )
}

/**
 * What a customer may choose: each rate that something is left of when there is more than one (SPEC.md §4), and everything
 * that is open.
 * @param open what is still owed to us, minor units
 */
export function payableAmounts(rates: readonly Rate[], open: number): PayableAmount[] {
  if (open <= 0) return []
  const rests = restOfRates(rates, open)
  const left = rates.flatMap(({ index, kind, dueDate }) => {
    const amount = rests.get(index) ?? 0
    return amount > 0 ? [{ kind: 'rate' as const, amount, rate: { index, kind, dueDate } }] : []
  })
  const all: PayableAmount = { kind: 'all', amount: open }
  return left.length > 1 ? [...left, all] : [all]
}

/** Why an amount cannot be paid; undefined when it can. Minor units. */
export function amountProblem(amount: number, open: number): 'too-small' | 'too-large' | 'rest' | undefined {
  if (!Number.isSafeInteger(amount) || amount < Math.min(leastAmount, open)) return 'too-small'
  if (amount > open) return 'too-large'
  const rest = open - amount
  return rest > 0 && rest < leastAmount ? 'rest' : undefined
}
