import { isSiteCode, markets } from '@camping/editions/markets.ts'
import { isPaymentMethodId } from '@camping/editions/payment-methods.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { ProviderOrder } from '../providers/provider-account.ts'
import type { LockedOrder, LockedPurchaseOrder, OrderRow } from './payment-order.ts'

/** What an attempt pays, as providers and addresses name it: a booking, or the purchase of a gift voucher. */
export interface PaidThing {
  readonly ref: string
  readonly brand: string
  readonly site_code: string
}

export const paidThingOf = (
  locked: Omit<LockedOrder, 'order'> | Omit<LockedPurchaseOrder, 'order'>,
): PaidThing =>
  'purchase' in locked
    ? { ...locked.purchase, ref: locked.purchase.purchase_ref }
    : { ...locked.booking, ref: locked.booking.booking_ref }

/** The same for an order that nobody has locked. */
export async function readPaidThing(db: Kysely<Database>, { id }: Pick<OrderRow, 'id'>): Promise<PaidThing> {
  return await db
    .selectFrom('payment_orders as o')
    .leftJoin('bookings as b', 'b.id', 'o.booking_id')
    .leftJoin('voucher_purchases as p', 'p.id', 'o.purchase_id')
    .select(({ fn }) => [
      fn.coalesce('b.booking_ref', 'p.purchase_ref').as('ref'),
      fn.coalesce('b.brand', 'p.brand').as('brand'),
      fn.coalesce('b.site_code', 'p.site_code').as('site_code'),
    ])
    .where('o.id', '=', id)
    .$narrowType<PaidThing>()
    .executeTakeFirstOrThrow()
}

/** What a provider receives about an order. */
export function providerOrderOf(
  order: OrderRow,
  { ref, site_code: siteCode }: Pick<PaidThing, 'ref' | 'site_code'>,
): ProviderOrder {
  if (!isSiteCode(siteCode)) throw new Error(`No edition ${siteCode}`)
  const { apiLocale, languageTag } = markets[siteCode]
  return {
    id: order.id,
    number: order.number,
    amount: order.amount + order.fee,
    currency: order.currency,
    bookingRef: ref,
    apiLocale,
    languageTag,
    method: isPaymentMethodId(order.method) ? order.method : undefined,
    description: ref,
    createdAt: order.created_at,
    token: order.token,
    transactionId: order.transaction_id,
    openRequestId: order.open_request_id,
    openTries: Math.max(0, order.open_tries - 1),
  }
}
