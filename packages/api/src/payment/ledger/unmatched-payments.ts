import { sql, type Kysely, type Transaction } from 'kysely'
import type { UnmatchedReason } from '../../platform/db/payment-tables.ts'
import type { Database } from '../../platform/db/schema.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import { runTransaction } from '../../booking/run-transaction.ts'
import type { ProviderAccount, ProviderPayment } from '../providers/provider-account.ts'
import { recordMoney } from '../../booking/balance/record-money.ts'
import { excessOf, raiseRefund } from '../../booking/balance/refund-tasks.ts'
import { settleBooking } from '../../booking/balance/settle-booking.ts'

export interface UnmatchedPayment {
  readonly account: Pick<ProviderAccount, 'provider' | 'brand' | 'siteCode'>
  readonly payment: ProviderPayment
  readonly orderId?: string | null
  readonly reason: UnmatchedReason
}

/**
 * Saves money that belongs to no booking for the operator, once. Returns false when it is saved or in the ledger
 * already.
 */
export async function saveUnmatched(
  transaction: Transaction<Database>,
  { account, payment, orderId, reason }: UnmatchedPayment,
): Promise<boolean> {
  const { rows } = await sql`
    insert into unmatched_payments
      (provider, brand, site_code, transaction_id, order_number, order_id, amount, currency, reason)
    select ${account.provider}, ${account.brand}, ${account.siteCode}, ${payment.transactionId},
      ${payment.orderNumber}, ${orderId ?? null}, ${payment.amount}::int, ${payment.currency ?? null}, ${reason}
    where not exists (
      select 1 from ledger
      where provider = ${account.provider} and provider_transaction_id = ${payment.transactionId})
    on conflict (provider, transaction_id) do nothing
    returning id`.execute(transaction)
  return rows.length > 0
}

/** An operator's decision about unmatched money: it pays for a booking, or it was settled elsewhere. */
export interface Resolution {
  readonly id: number
  readonly bookingRef?: string | undefined
  readonly note: string
}

/**
 * Resolves unmatched money once. With a booking, the money pays for it, in the booking's currency only.
 * @throws ProblemError 404 unknown, 409 `resolved-before`, `counted-before`, `test-mode` or `other-currency`.
 */
export async function resolveUnmatched(
  db: Kysely<Database>,
  { id, bookingRef, note }: Resolution,
): Promise<void> {
  await runTransaction(db, async (transaction) => {
    // Lock the booking first: the lock order is the same everywhere.
    const booking = bookingRef
      ? await transaction
          .selectFrom('bookings')
          .selectAll()
          .where('booking_ref', '=', bookingRef)
          .forUpdate()
          .executeTakeFirst()
      : undefined
    if (bookingRef && !booking) throw notFound('unknown-booking')
    const row = await transaction
      .selectFrom('unmatched_payments')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw notFound('unknown-payment')
    if (row.resolved_at)
      throw new ProblemError({
        type: 'resolved-before',
        status: 409,
        title: 'This payment was resolved before',
      })
    if (booking) {
      if (row.reason === 'test-mode')
        throw new ProblemError({ type: 'test-mode', status: 409, title: 'No money came in: this was a test' })
      if (row.currency !== booking.currency)
        throw new ProblemError({
          type: 'other-currency',
          status: 409,
          title: 'The payment is in another currency than the booking',
        })
      const entry = await recordMoney(transaction, booking, {
        kind: 'payment',
        amount: row.amount,
        currency: booking.currency,
        provider: row.provider,
        provider_transaction_id: row.transaction_id,
        note,
      })
      if (!entry)
        throw new ProblemError({ type: 'counted-before', status: 409, title: 'This payment counts already' })
      const balance = await settleBooking(transaction, booking.id)
      const excess = excessOf(row.amount, balance, booking.state === 'cancelled')
      if (excess) await raiseRefund(transaction, { bookingId: booking.id, ledgerId: entry, ...excess })
    }
    await transaction
      .updateTable('unmatched_payments')
      .set({
        resolved_at: sql<Date>`clock_timestamp()`,
        resolution: bookingRef ? `counted for ${bookingRef}. ${note}`.trim() : note,
      })
      .where('id', '=', id)
      .execute()
  })
}
