import { sql, type Transaction } from 'kysely'
import type { RefundReason } from '../../platform/db/payment-tables.ts'
import type { Database } from '../../platform/db/schema.ts'
import { newOrderNumber } from './order-number.ts'
import { type BookingBalance, bookingBalance } from './settle-booking.ts'

/** Whose payment goes back. */
type RefundedTo = { readonly bookingId: number } | { readonly purchaseId: number }

export type RaisedRefund = RefundedTo & {
  /** The payment to refund. */
  readonly ledgerId: number
  readonly amount: number
  readonly reason: RefundReason
}

/**
 * Raises a refund; run-refund.ts pays it out. All refunds of one payment never exceed it (I5). Returns the
 * raised amount; 0 when nothing is left.
 */
export async function raiseRefund(
  transaction: Transaction<Database>,
  { ledgerId, amount, reason, ...to }: RaisedRefund,
): Promise<number> {
  const owner =
    'bookingId' in to
      ? ({ column: 'booking_id', id: to.bookingId } as const)
      : ({ column: 'purchase_id', id: to.purchaseId } as const)
  const payment = await transaction
    .selectFrom('ledger as l')
    .select((row) => [
      'l.amount',
      row
        .selectFrom('refund_tasks as t')
        .select(({ fn }) => fn.coalesce(fn.sum<number>('t.amount'), row.lit(0)).as('sum'))
        .whereRef('t.ledger_id', '=', 'l.id')
        .where('t.state', '<>', 'dropped')
        .as('raised'),
    ])
    .where('l.id', '=', ledgerId)
    .where(`l.${owner.column}`, '=', owner.id)
    .executeTakeFirstOrThrow()
  const left = Math.min(amount, payment.amount - Number(payment.raised ?? 0))
  if (left <= 0) return 0
  const number = newOrderNumber()
  await transaction
    .insertInto('refund_tasks')
    .values({
      [owner.column]: owner.id,
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
 * The part of a new payment to refund: the excess over the payable amount, less refunds already raised (F33, F34). Of
 * a booking that was cancelled meanwhile that is what the cost of cancelling does not need (F13).
 */
export function excessOf(
  credited: number,
  { paid, payable, promised }: Pick<BookingBalance, 'paid' | 'payable' | 'promised'>,
  isCancelled: boolean,
): { amount: number; reason: RefundReason } | undefined {
  const amount = Math.min(credited, paid - payable - promised)
  if (amount <= 0) return undefined
  return { amount, reason: isCancelled ? 'cancelled-booking' : 'over-payment' }
}

/**
 * Raises refunds for everything paid above the payable amount after a booking's
 * total has changed. Replaces earlier over-payment refunds that nobody has begun to pay out. The caller has
 * locked the booking.
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
 * Raises refunds for an amount: of what cards paid before what vouchers did, each from the newest payment on, which stays
 * refundable the longest (decision 285). Returns the part that the payments do not cover.
 */
export async function raiseRefunds(
  transaction: Transaction<Database>,
  { bookingId, amount, reason }: Pick<RaisedRefund, 'amount' | 'reason'> & { readonly bookingId: number },
): Promise<number> {
  if (amount <= 0) return 0
  let left = amount
  const payments = await transaction
    .selectFrom('ledger')
    .select('id')
    .where('booking_id', '=', bookingId)
    // Includes vouchers and corrections: what has no provider becomes manual work.
    .where('amount', '>', 0)
    .orderBy(sql`kind = 'voucher'`)
    .orderBy('id', 'desc')
    .execute()
  for (const { id: ledgerId } of payments) {
    if (left <= 0) return 0
    left -= await raiseRefund(transaction, { bookingId, ledgerId, amount: left, reason })
  }
  return left
}
