import { sql, type Transaction } from 'kysely'
import type { RefundLimits } from '@camping/editions/refund-limits.ts'
import { runTransaction } from '../../booking/run-transaction.ts'
import type { Database } from '../../platform/db/schema.ts'
import { recordEvent } from '../ledger/record-event.ts'
import type { PaymentContext } from '../payment-context.ts'
import { voucherProvider } from '../../booking/voucher/vouchers.ts'
import { lockRefund, type LockedRefund } from './lock-refund.ts'

/**
 * Whether a refund may go out by itself (payment-22): within its edition's limits, or because it may since earlier. One
 * above a limit waits for a person from then on, with an alarm. A voucher gets its money back without limits: none
 * leaves the shop.
 */
export async function admitRefund(taskId: number, { db, payments }: PaymentContext): Promise<boolean> {
  return await runTransaction(db, async (transaction) => {
    const task = await lockRefund(transaction, taskId)
    if (!task || task.state === 'waiting') return false
    if (task.released_at !== null || task.tries > 0 || task.provider === voucherProvider) return true
    const limits = payments.refundLimits(task.brand, task.site_code)
    const isAdmitted = task.amount <= limits.each && (await countOnDay(transaction, task, limits))
    await transaction
      .updateTable('refund_tasks')
      .set(isAdmitted ? { released_at: sql<Date>`clock_timestamp()` } : { state: 'waiting' })
      .where('id', '=', taskId)
      .execute()
    if (!isAdmitted)
      await recordEvent(transaction, {
        provider: task.provider,
        source: 'refund',
        outcome: `waiting: ${task.amount > limits.each ? 'above the limit of one' : 'above the limit of the day'}`,
        transactionId: task.provider_transaction_id,
        alarm: true,
      })
    return isAdmitted
  })
}

/** Adds a refund to what went out today, unless that exceeds the limit: one statement, so that no two count at once (F83). */
async function countOnDay(
  transaction: Transaction<Database>,
  { brand, site_code, amount }: LockedRefund,
  { perDay }: RefundLimits,
): Promise<boolean> {
  if (amount > perDay) return false
  const { rows } = await sql`
    insert into refund_days as d (brand, site_code, day, amount)
    values (${brand}, ${site_code}, (clock_timestamp() at time zone 'UTC')::date, ${amount})
    on conflict (brand, site_code, day) do update set amount = d.amount + excluded.amount
      where d.amount + excluded.amount <= ${perDay}
    returning amount`.execute(transaction)
  return rows.length > 0
}
