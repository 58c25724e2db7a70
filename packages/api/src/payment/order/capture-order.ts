import { sql } from 'kysely'
import { runTransaction } from '../../booking/run-transaction.ts'
import { recordEvent } from '../ledger/record-event.ts'
import { issueIfCaptured } from './credit-purchase.ts'
import type { PaymentContext } from '../payment-context.ts'
import { moveOrder, updateOrder } from './order-store.ts'
import { lockOrder, type OrderRow } from './payment-order.ts'
import type { ProviderAccount } from '../providers/provider-account.ts'
import { ProviderFailure } from '../providers/provider-failure.ts'

/** Pauses after a failed capture: short for a temporary fault, long when a person has to act. */
const retrySeconds = 60
const refusedRetrySeconds = 30 * 60

/**
 * Captures the money of an authorised order. The caller has claimed the order. The request's name was stored
 * with the order and its counter rises before each attempt; "already captured" is a success (F6). An
 * authorisation that cannot be captured keeps its state and raises an alarm: the customer's bank has promised
 * the money.
 */
export async function captureOrder(
  order: OrderRow,
  account: ProviderAccount,
  { db }: PaymentContext,
): Promise<void> {
  const { transaction_id: transactionId } = order
  if (!transactionId) throw new Error('An authorised order has a transaction')
  const amount = order.authorised_amount
  await updateOrder(db, order.id, { capture_tries: order.capture_tries + 1 })
  const result = await account
    .capture({
      transactionId,
      amount,
      currency: order.currency,
      requestId: order.capture_request_id,
      tries: order.capture_tries,
    })
    .catch((error: unknown) => {
      if (error instanceof ProviderFailure) return error
      throw error
    })
  await runTransaction(db, async (transaction) => {
    const locked = await lockOrder(transaction, order.id)
    const state = locked?.order.state
    if (state !== 'authorised') return
    const failed = result instanceof ProviderFailure
    const pause = failed && result.kind === 'refused' ? refusedRetrySeconds : retrySeconds
    const given = { locked_until: null, changed_at: sql<Date>`clock_timestamp()` }
    if (failed)
      await updateOrder(transaction, order.id, {
        ...given,
        reason: result.reason,
        next_look_at: sql<Date>`clock_timestamp() + ${pause} * interval '1 second'`,
      })
    else
      await moveOrder(
        transaction,
        { id: order.id, state },
        {
          ...given,
          state: 'captured',
          captured_amount: amount,
          capture_id: result.captureId ?? order.capture_id,
          reason: null,
          next_look_at: sql<Date>`'infinity'::timestamptz`,
        },
      )
    if (!failed && order.purchase_id !== null) await issueIfCaptured(transaction, order.purchase_id)
    await recordEvent(transaction, {
      provider: order.provider,
      source: 'capture',
      outcome: failed ? `${result.kind}: ${result.reason}` : 'captured',
      orderId: order.id,
      transactionId,
      alarm: failed && result.kind !== 'unknown',
    })
  })
}
