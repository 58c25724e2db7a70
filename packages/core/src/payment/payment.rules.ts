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

type Rate = Pick<PaymentRate, 'index' | 'kind' | 'open' | 'dueDate'>

/**
 * The amounts that a customer may choose: the open part of each rate when several have one (payment-3), and the whole
 * open amount. A payment for a chosen rate covers that rate (payment-11).
 * @param open open amount, minor units
 */
export function payableAmounts(rates: readonly Rate[], open: number): PayableAmount[] {
  if (open <= 0) return []
  const left = rates.flatMap(({ index, kind, dueDate, open: amount }) =>
    amount > 0 ? [{ kind: 'rate' as const, amount, rate: { index, kind, dueDate } }] : [],
  )
  const all: PayableAmount = { kind: 'all', amount: open }
  return left.length > 1 ? [...left, all] : [all]
}

const nothing: PaymentChoice = {}

/** The choices for a booking; empty before the first payment page. */
export function choiceOf(state: PaymentHolder | undefined, bookingId: string): PaymentChoice {
  return state?.payment?.choices[bookingId] ?? nothing
}

/** Whether a payment is for a change of the booking, which is paid at once, whatever rates there are. */
export const paysForChange = ({ extras, heldChange }: PaymentChoice): boolean =>
  extras !== undefined || heldChange !== undefined

/**
 * The effective entry of the list: the chosen provider and method while both are offered, else the provider's first, else the
 * first (payment-1, payment-20).
 */
export function chosenProvider(
  providers: readonly PaymentProvider[],
  { provider, method }: PaymentChoice,
): PaymentProvider | undefined {
  const ofProvider = providers.filter((one) => one.paymentProviderIdentifier === provider)
  return ofProvider.find((one) => one.paymentMethodIdentifier === method) ?? ofProvider[0] ?? providers[0]
}

/** Whether a provider lists several methods, so that each is named. */
export function namesMethods(
  providers: readonly Pick<PaymentProvider, 'paymentProviderIdentifier'>[],
  { paymentProviderIdentifier: id }: Pick<PaymentProvider, 'paymentProviderIdentifier'>,
): boolean {
  return providers.filter((one) => one.paymentProviderIdentifier === id).length > 1
}

/**
 * What is paid on top, minor units (payment-21): the fee of the chosen rate, else that of the amount for which the providers
 * were asked.
 */
export function feeOf(provider: PaymentProvider, { rateIndex }: Pick<PaymentChoice, 'rateIndex'>): number {
  const ofRate = provider.feePrices.find((one) => one.rateIndex === rateIndex)
  return (ofRate ?? { amount: provider.fullFeeAmount }).amount
}

/** The fee where it does not depend on the amount, minor units; undefined where it does. */
export function constantFee({ feePrices, fullFeeAmount }: PaymentProvider): number | undefined {
  // A rate that is paid has no fee.
  return feePrices.every(({ amount }) => amount === 0 || amount === fullFeeAmount) ? fullFeeAmount : undefined
}
