import type { PaymentTasks } from '@camping/contract/payment-operator.schemas.ts'
import { paymentProviderIds } from '@camping/editions/payment-provider-ids.ts'
import { sql, type Kysely } from 'kysely'
import { runTransaction } from '../../booking/run-transaction.ts'
import type { Database } from '../../platform/db/schema.ts'
import { recordEvent } from '../ledger/record-event.ts'
import type { PaymentContext } from '../payment-context.ts'
import { byHand } from './claim-refund.ts'
import { lockRefund } from './lock-refund.ts'

/** The check is hourly and begins ten minutes after a refund was sent: a day later something keeps it from being done. */
const hoursAfter = 24
const mostListed = 200

interface UncheckedRow {
  readonly id: number
  readonly ref: string
  readonly brand: string
  readonly site_code: string
  readonly provider: string
  readonly provider_transaction_id: string
  readonly amount: number
  readonly currency: PaymentTasks['unchecked'][number]['currency']
  readonly done_at: Date
}

/**
 * Sent refunds that were never compared with the provider's books (decision 276), the oldest first: its account is gone,
 * it does not reply, or they are too old for the check. What a person sent in another way is in no book of the provider.
 */
export async function listUnchecked(db: Kysely<Database>): Promise<PaymentTasks['unchecked']> {
  const { rows } = await sql<UncheckedRow>`
    select t.id, coalesce(b.booking_ref, p.purchase_ref) as ref, coalesce(b.brand, p.brand) as brand,
      coalesce(b.site_code, p.site_code) as site_code, l.provider, l.provider_transaction_id, t.amount, l.currency, t.done_at
    from refund_tasks t join ledger l on l.id = t.ledger_id left join bookings b on b.id = t.booking_id
      left join voucher_purchases p on p.id = t.purchase_id
    where t.state = 'done' and t.checked_at is null
      and t.done_at < clock_timestamp() - ${hoursAfter} * interval '1 hour'
      and l.provider in (${sql.join(paymentProviderIds)})
      and not exists (
        select 1 from ledger h where h.provider = ${byHand} and h.provider_transaction_id = t.number)
    order by t.done_at, t.id limit ${mostListed}`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    bookingRef: row.ref,
    brand: row.brand,
    siteCode: row.site_code,
    provider: row.provider,
    transactionId: row.provider_transaction_id,
    amount: row.amount,
    currency: row.currency,
    sentAt: row.done_at.toISOString(),
  }))
}

/** A person has compared a sent refund with the provider's books. Returns false for one that does not wait for that. */
export async function comparedByHand(
  taskId: number,
  note: string,
  { db }: Pick<PaymentContext, 'db'>,
): Promise<boolean> {
  return await runTransaction(db, async (transaction) => {
    const task = await lockRefund(transaction, taskId)
    if (task?.state !== 'done' || task.checked_at !== null) return false
    await transaction
      .updateTable('refund_tasks')
      .set({ checked_at: sql<Date>`clock_timestamp()`, note })
      .where('id', '=', taskId)
      .execute()
    await recordEvent(transaction, {
      provider: task.provider,
      source: 'refund',
      outcome: 'compared by a person',
      transactionId: task.provider_transaction_id,
    })
    return true
  })
}
