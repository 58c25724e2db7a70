import type { Selectable, Transaction } from 'kysely'
import { isSiteCode, markets } from '@camping/editions/markets.ts'
import { isPaymentMethodId } from '@camping/editions/payment-methods.ts'
import { randomBytes } from 'node:crypto'
import type { Database } from '../../platform/db/schema.ts'
import type { ProviderOrder } from '../providers/provider-account.ts'

export type OrderRow = Selectable<Database['payment_orders']>
export type BookingRow = Selectable<Database['bookings']>

export interface LockedOrder {
  readonly order: OrderRow
  readonly booking: BookingRow
}

/**
 * Locks an attempt to pay and its booking until the transaction ends. The lock order is the same everywhere:
 * booking, order, refund task. Returns undefined for an unknown id.
 */
export async function lockOrder(
  transaction: Transaction<Database>,
  orderId: string,
): Promise<LockedOrder | undefined> {
  // An order never changes its booking, so reading it before the lock is safe.
  const known = await transaction
    .selectFrom('payment_orders')
    .select('booking_id')
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!known) return undefined
  const booking = await transaction
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', known.booking_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const order = await transaction
    .selectFrom('payment_orders')
    .selectAll()
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { order, booking }
}

/** 128 random bits, base64url. It is part of addresses that providers call, so it must not be guessable. */
export function newOrderId(): string {
  return randomBytes(16).toString('base64url')
}

/** What a provider receives about an order. */
export function providerOrderOf(
  order: OrderRow,
  booking: Pick<BookingRow, 'booking_ref' | 'site_code'>,
): ProviderOrder {
  if (!isSiteCode(booking.site_code)) throw new Error(`No edition ${booking.site_code}`)
  const { apiLocale, languageTag } = markets[booking.site_code]
  return {
    id: order.id,
    number: order.number,
    amount: order.amount + order.fee,
    currency: order.currency,
    bookingRef: booking.booking_ref,
    apiLocale,
    languageTag,
    method: isPaymentMethodId(order.method) ? order.method : undefined,
    description: booking.booking_ref,
    createdAt: order.created_at,
    token: order.token,
    transactionId: order.transaction_id,
    openRequestId: order.open_request_id,
    openTries: Math.max(0, order.open_tries - 1),
  }
}
