import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { OrderRow } from './payment-order.ts'

/** Longer than any call to a provider is waited for; a process that has not come back by then is taken for dead. */
const leaseSeconds = 45

/**
 * Takes an order for a look at the provider: one process, and not more often than every few seconds, whoever asks (F22, F24).
 * Undefined when another has it, it was looked at just now, or nothing is open about it.
 */
export async function claimOrder(
  db: Kysely<Database>,
  orderId: string,
  secondsBetween: number,
): Promise<OrderRow | undefined> {
  return await db
    .updateTable('payment_orders')
    .set(taken)
    .where('id', '=', orderId)
    .where('state', '<>', 'captured')
    .where(sql<boolean>`(locked_until is null or locked_until <= clock_timestamp())`)
    .where(
      sql<boolean>`(looked_at is null or looked_at <= clock_timestamp() - ${secondsBetween} * interval '1 second')`,
    )
    .returningAll()
    .executeTakeFirst()
}

/** Takes the order whose turn it is; rows that another process is taking are skipped. Undefined when none is due. */
export async function claimDueOrder(db: Kysely<Database>): Promise<OrderRow | undefined> {
  return await db
    .updateTable('payment_orders')
    .set(taken)
    .where('id', '=', (query) =>
      query
        .selectFrom('payment_orders')
        .select('id')
        .where('state', 'in', ['created', 'opened', 'authorised', 'unknown'])
        .where('next_look_at', '<=', sql<Date>`clock_timestamp()`)
        .where(sql<boolean>`(locked_until is null or locked_until <= clock_timestamp())`)
        .orderBy('next_look_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst()
}

const taken = {
  locked_until: sql<Date>`clock_timestamp() + ${leaseSeconds} * interval '1 second'`,
  looked_at: sql<Date>`clock_timestamp()`,
  looks: sql<number>`looks + 1`,
}
