import { sql, type Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { runTransaction } from '../../booking/run-transaction.ts'
import { recordMoney } from '../ledger/record-money.ts'
import { excessOf, raiseRefund } from '../../booking/balance/refund-tasks.ts'
import { settleBooking } from '../../booking/balance/settle-booking.ts'
import { lockVoucher, voucherProvider } from './vouchers.ts'

/**
 * Closes one reservation whose payment is final: redeems it and counts it for the booking when the card was
 * charged, releases it when the payment failed or expired (F63). An unconfirmed payment keeps its reservation.
 * Returns false when there is none to close; safe with any number of processes.
 */
export async function closeVoucherReservation(db: Kysely<Database>): Promise<boolean> {
  const due = await db
    .selectFrom('voucher_entries as e')
    .innerJoin('payment_orders as o', 'o.id', 'e.order_id')
    .leftJoin('voucher_entries as c', 'c.reserve_id', 'e.id')
    .select(['e.id', 'e.voucher_id', 'o.booking_id', 'e.order_id'])
    .where('o.state', 'in', ['captured', 'failed', 'expired'])
    .where('c.id', 'is', null)
    .orderBy('e.id')
    .executeTakeFirst()
  if (!due) return false
  await runTransaction(db, async (transaction) => {
    // Booking, order, voucher: the lock order everywhere.
    const booking = await transaction
      .selectFrom('bookings')
      .select(['id', 'booking_ref', 'brand', 'site_code', 'state'])
      .where('id', '=', due.booking_id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const { state, currency } = await transaction
      .selectFrom('payment_orders')
      .select(['state', 'currency'])
      .where('id', '=', due.order_id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    await lockVoucher(transaction, due.voucher_id)
    const isSpent = state === 'captured'
    // A failed payment that turned out to be paid is checked again.
    if (!isSpent && state !== 'failed' && state !== 'expired') return
    const { rows } = await sql<{ id: number; reserved: number }>`
      insert into voucher_entries (voucher_id, kind, amount, reserve_id)
      select voucher_id, ${isSpent ? 'redeem' : 'release'}, ${isSpent ? sql`0` : sql`-amount`}, id
      from voucher_entries where id = ${due.id}
      on conflict on constraint voucher_reservation_closed_once do nothing
      returning id, (select -amount from voucher_entries where id = ${due.id}) as reserved`.execute(
      transaction,
    )
    const [closed] = rows
    if (!closed || !isSpent) return
    const ledgerId = await recordMoney(transaction, booking, {
      kind: 'voucher',
      amount: closed.reserved,
      currency,
      provider: voucherProvider,
      provider_transaction_id: String(closed.id),
    })
    const balance = await settleBooking(transaction, booking.id)
    const excess = excessOf(closed.reserved, balance, booking.state === 'cancelled')
    if (excess && ledgerId !== undefined)
      await raiseRefund(transaction, { bookingId: booking.id, ledgerId, ...excess })
  })
  return true
}
