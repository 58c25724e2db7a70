import type { Transaction } from 'kysely'
import type { RefundReason } from '../../db/payment-tables.ts'
import type { Database } from '../../db/schema.ts'
import { newOrderNumber } from './payment-order.ts'
import { type BookingBalance, bookingBalance } from './settle-booking.ts'

export interface RaisedRefund {
  readonly bookingId: number
  /** The payment to give back. */
  readonly ledgerId: number
  readonly amount: number
  readonly reason: RefundReason
}

/**
 * Asks for money to be given back; it is paid out later, by run-refund.ts. Never more than there was of the payment, all tasks
 * about it together (I5). Answers what is asked for now; 0 when nothing is left.
 */
export async function raiseRefund(
  transaction: Transaction<Database>,
  { bookingId, ledgerId, amount, reason }: RaisedRefund,
): Promise<number> {
  const payment = await transaction
    .selectFrom('ledger as l')
    .select((row) => [
      'l.amount',
      row
        .selectFrom('refund_tasks as t')
        .select(({ fn }) => fn.coalesce(fn.sum<number>('t.amount'), row.lit(0)).as('sum'))
        .whereRef('t.ledger_id', '=', 'l.id')
        .where('t.state', '<>', 'dropped')
        .as('asked'),
    ])
    .where('l.id', '=', ledgerId)
    .where('l.booking_id', '=', bookingId)
    .executeTakeFirstOrThrow()
  const left = Math.min(amount, payment.amount - Number(payment.asked ?? 0))
  if (left <= 0) return 0
  const number = newOrderNumber()
  await transaction
    .insertInto('refund_tasks')
    .values({
      booking_id: bookingId,
      ledger_id: ledgerId,
      amount: left,
      reason,
      number,
      request_id: `refund-${number}`,
    })
    .execute()
  return left
}

/**
 * What of a payment that has just been counted goes back: all of it when the booking was cancelled meanwhile (F13), else what
 * is above what is owed and not promised back already (F33, F34).
 */
export function excessOf(
  credited: number,
  { paid, payable, promised }: BookingBalance,
  isCancelled: boolean,
): { amount: number; reason: RefundReason } | undefined {
  if (isCancelled) return { amount: credited, reason: 'cancelled-booking' }
  const amount = Math.min(credited, paid - payable - promised)
  return amount > 0 ? { amount, reason: 'over-payment' } : undefined
}

/**
 * Asks for everything back that is paid above what is owed, from the newest payment on, when the total of a booking has
 * changed. What was asked for over-payment before and nobody has begun to pay out is reckoned anew. For a caller that has locked the booking.
 */
export async function reclaimOverPayment(
  transaction: Transaction<Database>,
  bookingId: number,
): Promise<void> {
  await transaction
    .updateTable('refund_tasks')
    .set({ state: 'dropped', note: 'reckoned anew: the total changed' })
    .where('booking_id', '=', bookingId)
    .where('reason', '=', 'over-payment')
    .where('state', '=', 'open')
    .where('tries', '=', 0)
    .execute()
  const { paid, payable, promised } = await bookingBalance(transaction, bookingId)
  const amount = paid - payable - promised
  await raiseRefunds(transaction, { bookingId, amount, reason: 'over-payment' })
}

/**
 * Asks for an amount back, from the newest payment on: that one can be given back the longest. Answers what the payments do
 * not cover.
 */
export async function raiseRefunds(
  transaction: Transaction<Database>,
  { bookingId, amount, reason }: Omit<RaisedRefund, 'ledgerId'>,
): Promise<number> {
  if (amount <= 0) return 0
  let left = amount
  const payments = await transaction
    .selectFrom('ledger')
    .select('id')
    .where('booking_id', '=', bookingId)
    // A voucher and a correction, too: whoever cannot be asked to give them back leaves work by hand.
    .where('amount', '>', 0)
    .orderBy('id', 'desc')
    .execute()
  for (const { id: ledgerId } of payments) {
    if (left <= 0) return 0
    left -= await raiseRefund(transaction, { bookingId, ledgerId, amount: left, reason })
  }
  return left
}
