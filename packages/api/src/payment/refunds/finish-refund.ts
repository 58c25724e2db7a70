import { sql, type Transaction } from 'kysely'
import { settleBooking } from '../../booking/balance/settle-booking.ts'
import type { RefundState } from '../../platform/db/payment-tables.ts'
import type { Database } from '../../platform/db/schema.ts'
import { recordEvent } from '../ledger/record-event.ts'
import { recordMoney, recordPurchaseMoney } from '../../booking/balance/record-money.ts'
import { lockRefund, type LockedRefund } from './lock-refund.ts'

export interface FinishedRefund {
  readonly taskId: number
  readonly provider: string
  readonly state: RefundState
  readonly note: string
  /** The provider's id of the refund: it was paid out. */
  readonly refundId?: string
}

/** Attempts of a refund until a person looks into it: about twenty hours after the first one. */
const mostTries = 12

/**
 * Saves what became of an attempt. A paid refund enters the ledger, which queues the mail to the guest (payment-23).
 * One that failed too often, or that the provider refuses, waits for a person, with an alarm.
 */
export async function finishRefund(
  transaction: Transaction<Database>,
  { taskId, provider, state: reached, note, refundId }: FinishedRefund,
): Promise<void> {
  const task = await lockRefund(transaction, taskId)
  if (!task || task.state === 'done') return
  const isOpen = reached === 'open' || reached === 'unknown'
  const state = isOpen && task.tries >= mostTries ? 'by-hand' : reached
  await transaction
    .updateTable('refund_tasks')
    .set({
      state,
      note,
      locked_until: null,
      ...(state === 'done' && { done_at: sql<Date>`clock_timestamp()` }),
    })
    .where('id', '=', taskId)
    .execute()
  if (refundId !== undefined) {
    const entry = await recordRefund(transaction, task, { provider, refundId, note })
    if (entry === undefined) throw new Error(`Refund ${refundId} of ${provider} counts already`)
    if (task.booking_id !== null) await settleBooking(transaction, task.booking_id)
  }
  await recordEvent(transaction, {
    provider: task.provider,
    source: 'refund',
    outcome: note && refundId === undefined ? `${state}: ${note}` : state,
    transactionId: refundId ?? task.provider_transaction_id,
    alarm: state === 'by-hand',
  })
}

/** Enters a paid refund in the ledger; undefined for one that is there already. */
async function recordRefund(
  transaction: Transaction<Database>,
  task: LockedRefund,
  { provider, refundId, note }: { provider: string; refundId: string; note: string },
): Promise<number | undefined> {
  const entry = {
    kind: 'refund',
    amount: -task.amount,
    currency: task.currency,
    provider,
    provider_transaction_id: refundId,
    rate_index: task.rate_index,
    note,
  } as const
  if (task.purchase_id !== null)
    return await recordPurchaseMoney(transaction, { ...task, id: task.purchase_id }, entry)
  if (task.booking_id === null) throw new Error('A refund is of a booking or of a purchase')
  return await recordMoney(transaction, { ...task, id: task.booking_id, booking_ref: task.ref }, entry)
}
