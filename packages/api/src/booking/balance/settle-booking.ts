import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { allocatePaid } from './allocate-paid.ts'

export interface BookingBalance {
  /** Sum of the ledger, minor units. */
  readonly paid: number
  /** The amount owed to the shop. */
  readonly payable: number
  /** Refunds that are raised but not paid out. */
  readonly promised: number
}

/** The payment balance of a booking, computed from sums alone: status and rates are derived from it (I3). */
export async function bookingBalance(db: Kysely<Database>, bookingId: number): Promise<BookingBalance> {
  const { rows } = await sql<BookingBalance>`
    select b.payable,
      (select coalesce(sum(amount), 0) from ledger where booking_id = b.id) as paid,
      (select coalesce(sum(amount), 0) from refund_tasks
        where booking_id = b.id and state not in ('done', 'dropped')) as promised
    from bookings b where b.id = ${bookingId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`No booking ${bookingId}`)
  return { paid: Number(row.paid), payable: row.payable, promised: Number(row.promised) }
}

/**
 * Brings a booking's rates in line with its ledger and returns the sums. The caller has locked the booking. Also
 * call it after the total has changed (F44).
 */
export async function settleBooking(
  transaction: Transaction<Database>,
  bookingId: number,
): Promise<BookingBalance> {
  const balance = await bookingBalance(transaction, bookingId)
  const rates = await transaction
    .selectFrom('payment_rates')
    .select(['index', 'amount', 'status'])
    .where('booking_id', '=', bookingId)
    .execute()
  const before = new Map(rates.map(({ index, status }) => [index, status]))
  for (const { index, status } of allocatePaid(balance.paid, rates)) {
    if (before.get(index) === status) continue
    await transaction
      .updateTable('payment_rates')
      .set({ status, paid_at: status === 'paid' ? sql<Date>`clock_timestamp()` : null })
      .where('booking_id', '=', bookingId)
      .where('index', '=', index)
      .execute()
  }
  return balance
}
