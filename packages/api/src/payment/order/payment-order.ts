import type { Selectable, Transaction } from 'kysely'
import { randomBytes } from 'node:crypto'
import { lockPurchase, type PurchaseRow } from '../../booking/voucher/lock-purchase.ts'
import type { Database } from '../../platform/db/schema.ts'

export type OrderRow = Selectable<Database['payment_orders']>
export type BookingRow = Selectable<Database['bookings']>

export interface LockedOrder {
  readonly order: OrderRow
  readonly booking: BookingRow
}

/** An attempt to pay for a gift voucher that somebody buys. */
export interface LockedPurchaseOrder {
  readonly order: OrderRow
  readonly purchase: PurchaseRow
}

/**
 * Locks an attempt to pay and what it pays, a booking or a purchase, until the transaction ends. The lock order is the same
 * everywhere: booking, purchase, order, refund task. Returns undefined for an unknown id.
 */
export async function lockOrder(
  transaction: Transaction<Database>,
  orderId: string,
): Promise<LockedOrder | LockedPurchaseOrder | undefined> {
  // An order never changes what it pays, so reading it before the lock is safe.
  const known = await transaction
    .selectFrom('payment_orders')
    .select(['booking_id', 'purchase_id'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!known) return undefined
  const paid =
    known.purchase_id === null
      ? { booking: await lockBooking(transaction, known.booking_id) }
      : { purchase: await lockPurchase(transaction, known.purchase_id) }
  const order = await transaction
    .selectFrom('payment_orders')
    .selectAll()
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { order, ...paid }
}

const lockBooking = (transaction: Transaction<Database>, id: number | null): Promise<BookingRow> =>
  transaction.selectFrom('bookings').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/** 128 random bits, base64url. It is part of addresses that providers call, so it must not be guessable. */
export function newOrderId(): string {
  return randomBytes(16).toString('base64url')
}
