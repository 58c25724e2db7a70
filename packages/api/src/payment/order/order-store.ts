import { sql, type InsertObject, type Kysely, type Transaction, type UpdateObject } from 'kysely'
import type { PaymentOrderState } from '../../platform/db/payment-tables.ts'
import type { Database } from '../../platform/db/schema.ts'
import { type FirstState, mayFollow, openStates, type Reachable } from './order-states.ts'
import type { OrderRow } from './payment-order.ts'

/** The only writer of `payment_orders`. A test verifies that no other file has SQL that writes there. */

type Columns = Omit<UpdateObject<Database, 'payment_orders'>, 'id' | 'state'>

/** An order in the state that its caller has read. */
interface Known<From extends PaymentOrderState> {
  readonly id: string
  readonly state: From
}

/** Inserts an attempt to pay, or a second payment of one. */
export async function insertOrder(
  transaction: Transaction<Database>,
  order: Omit<InsertObject<Database, 'payment_orders'>, 'state'> & { readonly state: FirstState },
): Promise<OrderRow> {
  return await transaction.insertInto('payment_orders').values(order).returningAll().executeTakeFirstOrThrow()
}

/** Updates everything except the state. The caller has locked or claimed the order. */
export async function updateOrder(db: Kysely<Database>, id: string, columns: Columns): Promise<OrderRow> {
  return await db
    .updateTable('payment_orders')
    .set(columns)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Moves an order along the table, or leaves its state. The caller has locked the order and read its state under
 * the lock.
 * @throws when the order is in another state than the caller states, or the table has no such step.
 */
export async function moveOrder<From extends PaymentOrderState>(
  transaction: Transaction<Database>,
  { id, state: from }: Known<From>,
  step: Columns & { readonly state: Reachable<From> },
): Promise<OrderRow> {
  const to: PaymentOrderState = step.state
  if (!mayFollow(from, to)) throw new Error(`An order that is ${from} does not become ${to}`)
  const moved = await transaction
    .updateTable('payment_orders')
    .set({ ...step, state: to })
    .where('id', '=', id)
    .where('state', '=', from)
    .returningAll()
    .executeTakeFirst()
  if (!moved) throw new Error(`The order is ${from} no more, whoever has locked it`)
  return moved
}

/** Longer than the time-out of any call to a provider; after it, the process counts as dead. */
const leaseSeconds = 45

/**
 * Claims an order for a poll of the provider: one process at a time, and at most once in a few seconds (F22,
 * F24). Returns undefined when another process has it, the last poll is too recent, or the order is final.
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

/**
 * Claims the order that is due next and skips rows that another process is claiming. Returns undefined when none
 * is due.
 */
export async function claimDueOrder(db: Kysely<Database>): Promise<OrderRow | undefined> {
  return await db
    .updateTable('payment_orders')
    .set(taken)
    .where('id', '=', (query) =>
      query
        .selectFrom('payment_orders')
        .select('id')
        .where('state', 'in', openStates)
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
