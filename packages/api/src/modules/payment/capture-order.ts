import { sql } from 'kysely'
import { runTransaction } from '../booking/run-transaction.ts'
import { noteEvent } from './note-event.ts'
import type { PaymentContext } from './payment-context.ts'
import { lockOrder, type OrderRow } from './payment-order.ts'
import type { ProviderAccount } from './providers/provider-account.ts'
import { ProviderFailure } from './providers/provider-failure.ts'

/** Pauses after captures that did not work: a provider's pause, and one for people who have to look. */
const soonSeconds = 60
const laterSeconds = 30 * 60

/**
 * Takes the money of an authorised order, for a caller that has claimed it. The name of the request was stored with the order
 * and counts up before each sending; that it was captured before is a success (F6). An authorisation that cannot be captured
 * stays as it is, with an alarm: the ledger says what the customer's bank has promised.
 */
export async function captureOrder(
  order: OrderRow,
  account: ProviderAccount,
  { db }: PaymentContext,
): Promise<void> {
  const { transaction_id: transactionId } = order
  if (!transactionId) throw new Error('An authorised order has a transaction')
  const amount = order.authorised_amount
  await db
    .updateTable('payment_orders')
    .set({ capture_tries: order.capture_tries + 1 })
    .where('id', '=', order.id)
    .execute()
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
    if (locked?.order.state !== 'authorised') return
    const failed = result instanceof ProviderFailure
    const pause = failed && result.kind === 'refused' ? laterSeconds : soonSeconds
    await transaction
      .updateTable('payment_orders')
      .set({
        locked_until: null,
        changed_at: sql<Date>`clock_timestamp()`,
        ...(failed
          ? {
              reason: result.reason,
              next_look_at: sql<Date>`clock_timestamp() + ${pause} * interval '1 second'`,
            }
          : {
              state: 'captured' as const,
              captured_amount: amount,
              capture_id: result.captureId ?? order.capture_id,
              reason: null,
              next_look_at: sql<Date>`'infinity'::timestamptz`,
            }),
      })
      .where('id', '=', order.id)
      .execute()
    await noteEvent(transaction, {
      provider: order.provider,
      source: 'capture',
      outcome: failed ? `${result.kind}: ${result.reason}` : 'captured',
      orderId: order.id,
      transactionId,
      alarm: failed && result.kind !== 'unknown',
    })
  })
}
