import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

/** Locks a refund task and, before it as everywhere, its booking. Undefined when there is no such task. */
export async function lockRefund(transaction: Transaction<Database>, taskId: number) {
  const known = await transaction
    .selectFrom('refund_tasks')
    .select('booking_id')
    .where('id', '=', taskId)
    .executeTakeFirst()
  if (!known) return undefined
  const booking = await transaction
    .selectFrom('bookings')
    .select(['brand', 'site_code', 'booking_ref'])
    .where('id', '=', known.booking_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
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
  return { ...task, ...booking }
}

export type LockedRefund = NonNullable<Awaited<ReturnType<typeof lockRefund>>>
