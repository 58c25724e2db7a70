import type { GuestBooking } from './payment-steps.ts'

/** What the walks model of money. Amounts are minor units. */
export interface PaymentModel {
  readonly bookings: ModelBooking[]
}

export interface ModelBooking extends GuestBooking {
  isCancelled: boolean
  /** Sum of the ledger. */
  paid: number
  /** Sum of the refunds that are raised but not paid out. */
  promised: number
  readonly orders: ModelOrder[]
}

export interface ModelOrder {
  readonly id: string
  readonly booking: ModelBooking
  readonly provider: 'bambora' | 'saferpay'
  readonly amount: number
  /** The request that placed it, for repeats. */
  readonly body: object
  readonly fields: readonly { name: string; value: string }[]
  readonly url: string
  /** A day has passed: the page or window accepts no payment any more. */
  isOld: boolean
  readonly payments: ModelPayment[]
}

export interface ModelPayment {
  /** ePay's notice of it; empty for Saferpay, which sends no facts. */
  readonly query: string
  isCounted: boolean
}

/** What may still be paid. */
export const openOf = ({ isCancelled, payable, paid }: ModelBooking): number =>
  isCancelled ? 0 : Math.max(0, payable - paid)

/** The booking's payment status, by sums alone. */
export function statusOf({ paid, payable }: ModelBooking): string {
  if (paid === 0) return 'NO_PAYMENT_MADE'
  if (paid < payable) return 'PARTIALLY_PAID'
  return paid === payable ? 'PAYMENT_OK' : 'PAID_TOO_MUCH'
}

/** The shop learns of payments by any way: each counts once, and an excess raises a refund. */
export function creditModel(order: ModelOrder, reported: readonly ModelPayment[] = order.payments): void {
  const { booking, amount } = order
  for (const payment of reported.filter(({ isCounted }) => !isCounted)) {
    payment.isCounted = true
    booking.paid += amount
    const owed = booking.isCancelled ? 0 : booking.payable
    booking.promised += Math.max(0, Math.min(amount, booking.paid - owed - booking.promised))
  }
}

/** Time passes: the reconciler learns of everything. */
export function tickModel({ bookings }: PaymentModel, minutes: number): void {
  for (const order of bookings.flatMap(({ orders }) => orders)) {
    creditModel(order)
    if (minutes > 60) order.isOld = true
  }
}
