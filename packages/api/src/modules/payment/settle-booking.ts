import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { allocatePaid } from './allocate-paid.ts'

export interface BookingBalance {
  /** Sum of the ledger, minor units. */
  readonly paid: number
  /** What is owed to us. */
  readonly payable: number
  /** Refunds that are asked for and not carried out. */
  readonly promised: number
}

/** What was paid for a booking, by sums alone: status and rates have no truth of their own (RELIABILITY.md I3). */
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
 * Brings the rates of a booking in line with its ledger, and answers the sums. For a caller that has locked the booking;
 * also to be called when its total has changed (F44).
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
