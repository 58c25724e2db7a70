import type { Selectable, Transaction } from 'kysely'
import { isSiteCode, markets } from '@camping/editions/markets.ts'
import { randomBytes } from 'node:crypto'
import type { Database } from '../../db/schema.ts'
import type { ProviderOrder } from './providers/provider-account.ts'

export type OrderRow = Selectable<Database['payment_orders']>
export type BookingRow = Selectable<Database['bookings']>

export interface LockedOrder {
  readonly order: OrderRow
  readonly booking: BookingRow
}

/**
 * Locks an attempt to pay and its booking until the transaction ends. Locks are taken in one order everywhere: booking,
 * order, refund task. Undefined for an unknown id.
 */
export async function lockOrder(
  transaction: Transaction<Database>,
  orderId: string,
): Promise<LockedOrder | undefined> {
  // The booking of an order never changes, so it may be read before it is locked.
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

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 128 random bits, base64url: on addresses that providers call, so nobody can guess another one. */
export function newOrderId(): string {
  return randomBytes(16).toString('base64url')
}

/** Nine characters, which every acquirer takes (PAYMENTS.md 1a), a letter first: 43 random bits, and the table is unique. */
export function newOrderNumber(): string {
  const [first = 0, ...rest] = randomBytes(9)
  // The last 16 of the 32 signs are letters, and 256 is a multiple of 16 and of 32.
  return (crockford[16 + (first & 15)] ?? '') + Array.from(rest, (byte) => crockford[byte & 31]).join('')
}

/** What a provider is told about an order. */
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
    method: order.method,
    description: booking.booking_ref,
    createdAt: order.created_at,
    token: order.token,
    transactionId: order.transaction_id,
    openRequestId: order.open_request_id,
    openTries: Math.max(0, order.open_tries - 1),
  }
}
