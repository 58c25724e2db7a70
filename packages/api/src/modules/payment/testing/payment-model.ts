import type { GuestBooking } from './payment-steps.ts'

/** All that the walks know of money. Amounts are minor units. */
export interface PaymentModel {
  readonly bookings: ModelBooking[]
}

export interface ModelBooking extends GuestBooking {
  isCancelled: boolean
  /** Sum of the ledger. */
  paid: number
  /** Refunds that are asked for and not paid out, oldest first. */
  readonly promised: number[]
  readonly orders: ModelOrder[]
}

export interface ModelOrder {
  readonly id: string
  readonly booking: ModelBooking
  readonly provider: 'bambora' | 'saferpay'
  readonly amount: number
  /** What was sent to place it, to send again. */
  readonly body: object
  readonly fields: readonly { name: string; value: string }[]
  readonly url: string
  /** A day has gone by: nobody pays there any more. */
  isOld: boolean
  readonly payments: ModelPayment[]
}

export interface ModelPayment {
  /** How ePay tells of it; empty for Saferpay, which tells nothing. */
  readonly query: string
  isCounted: boolean
}

const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0)

/** What may still be paid. */
export const openOf = ({ isCancelled, payable, paid }: ModelBooking): number =>
  isCancelled ? 0 : Math.max(0, payable - paid)

/** By sums alone. */
export function statusOf({ paid, payable }: ModelBooking): string {
  if (paid === 0) return 'NO_PAYMENT_MADE'
  if (paid < payable) return 'PARTIALLY_PAID'
  return paid === payable ? 'PAYMENT_OK' : 'PAID_TOO_MUCH'
}

/** We hear of payments, by whatever way: each counts once, and what is too much is promised back. */
export function hearOf(order: ModelOrder, heard: readonly ModelPayment[] = order.payments): void {
  const { booking, amount } = order
  for (const payment of heard.filter(({ isCounted }) => !isCounted)) {
    payment.isCounted = true
    booking.paid += amount
    const excess = Math.min(amount, booking.paid - booking.payable - sum(booking.promised))
    if (booking.isCancelled) booking.promised.push(amount)
    else if (excess > 0) booking.promised.push(excess)
  }
}

/** Time goes by: the reconciler hears of everything. */
export function tickModel({ bookings }: PaymentModel, minutes: number): void {
  for (const order of bookings.flatMap(({ orders }) => orders)) {
    hearOf(order)
    if (minutes > 60) order.isOld = true
  }
}
