import type { PaymentRate } from '@camping/contract/booking.schemas.ts'

import type { PaymentProvider } from '@camping/contract/payment.schemas.ts'
import type { PaymentChoice, PaymentHolder } from './payment.slice.ts'

/** An amount that can be paid now, minor units. */
export interface PayableAmount {
  readonly kind: 'rate' | 'all'
  readonly amount: number
  /** Of a rate: its index, kind and date. */
  readonly rate?: Pick<PaymentRate, 'index' | 'kind' | 'dueDate'>
}

/** payment-4: from 1.00 of the currency up to the open amount, without leaving less than 1.00. Minor units. */
export const leastAmount = 100

type Rate = Pick<PaymentRate, 'index' | 'kind' | 'amount' | 'dueDate' | 'status'>

/**
 * The open part of each pending rate, by index, minor units; 0 for a rate that is paid or cancelled. A partial payment
 * counts towards the earliest rate first.
 * @param open open amount, minor units
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
 * The amounts that a customer may choose: each rate with an open part when there are several (payment-3), and the whole
 * open amount.
 * @param open open amount, minor units
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

/** Why an amount is invalid; undefined for a valid one. Minor units. */
export function amountProblem(amount: number, open: number): 'too-small' | 'too-large' | 'rest' | undefined {
  if (!Number.isSafeInteger(amount) || amount < Math.min(leastAmount, open)) return 'too-small'
  if (amount > open) return 'too-large'
  const rest = open - amount
  return rest > 0 && rest < leastAmount ? 'rest' : undefined
}

/**
 * Parses a typed amount to minor units: "1.234,50", "1,234.50", "1’234.50", "1234,5". Undefined for anything but an
 * amount with at most two decimals (F46). Digits are read as digits: nothing is multiplied.
 * @param decimalSign the edition's decimal sign: three digits after it are not thousands
 */
export function readAmount(text: string, decimalSign: string): number | undefined {
  const bare = text.replace(/[\s\u00A0\u202F'’€£]|CHF|EUR|GBP/g, '')
  const match = /^(\d{1,3}(?:([.,])\d{3})*|\d{1,9})(?:([.,])(\d{1,2}))?$/.exec(bare)
  if (!match) return undefined
  const [, whole = '', group, decimal, decimals = ''] = match
  if (group !== undefined && (group === decimal || group === decimalSign)) return undefined
  const minor = Number(whole.replace(/[.,]/g, '') + decimals.padEnd(2, '0'))
  return Number.isSafeInteger(minor) ? minor : undefined
}

const nothing: PaymentChoice = {}

/** The choices for a booking; empty before the first payment page. */
export function choiceOf(state: PaymentHolder | undefined, bookingId: string): PaymentChoice {
  return state?.payment?.choices[bookingId] ?? nothing
}

/** The effective provider: the chosen one while it is offered, else the first. */
export function chosenProvider(
  providers: readonly PaymentProvider[],
  choice: PaymentChoice,
): PaymentProvider | undefined {
  return providers.find((one) => one.paymentProviderIdentifier === choice.provider) ?? providers[0]
}

/** The surcharge of a provider, minor units: the fee of the chosen rate, else that of the amount. */
export function feeOf(provider: PaymentProvider, choice: PaymentChoice, openAmount: number): number {
  const ofRate = provider.feePrices.find(({ rateIndex }) => rateIndex === choice.rateIndex)
  if (ofRate) return ofRate.amount
  return choice.amount === openAmount ? provider.fullFeeAmount : 0
}
