import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import { hashVoucherCode } from './voucher-code.ts'
import { voucherBalance } from './vouchers.ts'

export interface VoucherWish {
  readonly code: string
  /** The card payment beside it, whose outcome decides about the reservation. */
  readonly orderId: string
  /** Minor units of the order's currency. */
  readonly amount: number
}

/**
 * Reserves voucher money for a payment, up to the requested amount: of two concurrent requests one gets it, the
 * other gets the rest or a refusal (F64). A repeat for the same order finds its reservation. Returns minor
 * units. Locks order and voucher, in this order, after the caller's locks.
 * @throws ProblemError 404 for an unknown code and one of another brand, 409 `other-currency`, `voucher-empty`,
 * and `not-payable` for a payment that is over.
 */
export async function reserveVoucher(
  transaction: Transaction<Database>,
  { code, orderId, amount }: VoucherWish,
): Promise<number> {
  const order = await transaction
    .selectFrom('payment_orders as o')
    .innerJoin('bookings as b', 'b.id', 'o.booking_id')
    .select(['o.state', 'o.currency', 'b.brand'])
    .where('o.id', '=', orderId)
    .forUpdate('o')
    .executeTakeFirst()
  if (!order) throw notFound()
  const voucher = await transaction
    .selectFrom('vouchers')
    .select(['id', 'currency'])
    .where('code_hash', '=', hashVoucherCode(code))
    .where('brand', '=', order.brand)
    .forUpdate()
    .executeTakeFirst()
  if (!voucher) throw notFound('unknown-voucher')
  if (voucher.currency !== order.currency)
    throw refused('other-currency', 'The voucher is in another currency than the booking')
  const earlier = await transaction
    .selectFrom('voucher_entries as e')
    .leftJoin('voucher_entries as c', 'c.reserve_id', 'e.id')
    .select(['e.amount', 'c.kind as closed'])
    .where('e.voucher_id', '=', voucher.id)
    .where('e.order_id', '=', orderId)
    .executeTakeFirst()
  if (earlier && earlier.closed !== 'release') return -earlier.amount
  // A released reservation is not taken again for a payment that was given up.
  if (earlier) throw refused('not-payable', 'This payment is over')
  if (order.state !== 'created' && order.state !== 'opened')
    throw refused('not-payable', 'This payment is under way or over')
  const reserved = Math.min(amount, await voucherBalance(transaction, voucher.id))
  if (reserved <= 0) throw refused('voucher-empty', 'Nothing is left on this voucher')
  await transaction
    .insertInto('voucher_entries')
    .values({ voucher_id: voucher.id, kind: 'reserve', amount: -reserved, order_id: orderId })
    .execute()
  return reserved
}

const refused = (type: string, title: string) => new ProblemError({ type, status: 409, title })
