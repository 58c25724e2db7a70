import { sql, type Transaction } from 'kysely'
import { inProgress, keyReused } from '../../booking/booking-problems.ts'
import type { Database } from '../../platform/db/schema.ts'
import { updateOrder } from './order-store.ts'
import type { OrderRow } from './payment-order.ts'
import { paymentFailed } from './payment-problems.ts'

/** Longer than the time-out of any call to a provider. */
export const openingSeconds = 15

/**
 * Takes up the attempt that a repeated request has found by its key, and that its caller has locked: its request to the
 * provider keeps its name and counts one up (F2, F32).
 * @throws ProblemError 409 `in-progress`, 422 `idempotency-key-reused`, 502 `payment-failed` for one that is over.
 */
export async function takeUpOrder(
  transaction: Transaction<Database>,
  { is_locked: isLocked, ...order }: OrderRow & { readonly is_locked: boolean },
  requestHash: string,
): Promise<OrderRow> {
  if (order.request_hash !== requestHash) throw keyReused()
  if (order.state === 'failed' || order.state === 'expired') throw paymentFailed()
  if (order.state !== 'created') return order
  if (isLocked) throw inProgress()
  return await updateOrder(transaction, order.id, {
    open_tries: order.open_tries + 1,
    locked_until: sql<Date>`clock_timestamp() + ${openingSeconds} * interval '1 second'`,
  })
}
