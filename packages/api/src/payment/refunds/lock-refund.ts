import { sql, type Transaction } from 'kysely'
import { lockPurchase } from '../../booking/voucher/lock-purchase.ts'
import type { PaidThing } from '../order/paid-thing.ts'
import type { Database } from '../../platform/db/schema.ts'

/** Locks a refund task and, before it as everywhere, its booking or purchase. Undefined when there is no such task. */
export async function lockRefund(transaction: Transaction<Database>, taskId: number) {
  const known = await transaction
    .selectFrom('refund_tasks')
    .select(['booking_id', 'purchase_id'])
    .where('id', '=', taskId)
    .executeTakeFirst()
  if (!known) return undefined
  const of = await lockRefunded(transaction, known)
  const task = await transaction
    .selectFrom('refund_tasks as t')
    .innerJoin('ledger as l', 'l.id', 't.ledger_id')
    .selectAll('t')
    .select([
      'l.currency',
      'l.provider',
      'l.provider_transaction_id',
      'l.rate_index',
      sql<boolean>`coalesce(t.locked_until > clock_timestamp(), false)`.as('is_locked'),
    ])
    .where('t.id', '=', taskId)
    .forUpdate('t')
    .executeTakeFirstOrThrow()
  return { ...task, ...of }
}

/** Locks whose money goes back: a booking, or the purchase of a gift voucher. */
async function lockRefunded(
  transaction: Transaction<Database>,
  {
    booking_id: bookingId,
    purchase_id: purchaseId,
  }: { booking_id: number | null; purchase_id: number | null },
): Promise<PaidThing> {
  const row =
    purchaseId === null
      ? await transaction
          .selectFrom('bookings')
          .select(['brand', 'site_code', 'booking_ref as ref'])
          .where('id', '=', bookingId)
          .forUpdate()
          .executeTakeFirstOrThrow()
      : await lockPurchase(transaction, purchaseId)
  const { brand, site_code } = row
  return { brand, site_code, ref: 'ref' in row ? row.ref : row.purchase_ref }
}

export type LockedRefund = NonNullable<Awaited<ReturnType<typeof lockRefund>>>
