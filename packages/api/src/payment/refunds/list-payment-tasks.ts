import type { PaymentTasks } from '@camping/contract/payment-operator.schemas.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { listUnchecked } from './unchecked-refunds.ts'

const mostListed = 200

/** Unmatched money, refunds, unconfirmed payments and the alarms of a week: an operator's morning list. */
export async function listPaymentTasks(db: Kysely<Database>): Promise<PaymentTasks> {
  const unmatched = await db
    .selectFrom('unmatched_payments')
    .selectAll()
    .where('resolved_at', 'is', null)
    .orderBy('id')
    .limit(mostListed)
    .execute()
  const refunds = await db
    .selectFrom('refund_tasks as t')
    .innerJoin('ledger as l', 'l.id', 't.ledger_id')
    .leftJoin('bookings as b', 'b.id', 't.booking_id')
    .leftJoin('voucher_purchases as p', 'p.id', 't.purchase_id')
    .selectAll('t')
    .select(['l.provider', 'l.provider_transaction_id', 'l.currency'])
    .select(({ fn }) => fn.coalesce('b.booking_ref', 'p.purchase_ref').$castTo<string>().as('ref'))
    .where('t.state', 'not in', ['done', 'dropped'])
    .orderBy('t.id')
    .limit(mostListed)
    .execute()
  const orders = await db
    .selectFrom('payment_orders as o')
    .leftJoin('bookings as b', 'b.id', 'o.booking_id')
    .leftJoin('voucher_purchases as p', 'p.id', 'o.purchase_id')
    .selectAll('o')
    .select(({ fn }) => fn.coalesce('b.booking_ref', 'p.purchase_ref').$castTo<string>().as('ref'))
    .where('o.state', 'in', ['unknown', 'authorised'])
    .where('o.created_at', '<', sql<Date>`clock_timestamp() - interval '30 minutes'`)
    .orderBy('o.created_at')
    .limit(mostListed)
    .execute()
  const alarms = await db
    .selectFrom('payment_events')
    .selectAll()
    .where('alarm', '=', true)
    .where('created_at', '>', sql<Date>`clock_timestamp() - interval '7 days'`)
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute()
  return {
    unmatched: unmatched.map((row) => ({
      id: row.id,
      provider: row.provider,
      brand: row.brand,
      siteCode: row.site_code,
      transactionId: row.transaction_id,
      orderNumber: row.order_number,
      amount: row.amount,
      currency: row.currency,
      reason: row.reason,
      createdAt: row.created_at.toISOString(),
    })),
    refunds: refunds.map((row) => ({
      id: row.id,
      bookingRef: row.ref,
      provider: row.provider,
      transactionId: row.provider_transaction_id,
      amount: row.amount,
      currency: row.currency,
      reason: row.reason,
      state: row.state,
      note: row.note,
      createdAt: row.created_at.toISOString(),
    })),
    orders: orders.map((row) => ({
      orderIdHash: row.id,
      bookingRef: row.ref,
      provider: row.provider,
      state: row.state,
      reason: row.reason,
      amount: row.amount,
      currency: row.currency,
      createdAt: row.created_at.toISOString(),
    })),
    unchecked: await listUnchecked(db),
    alarms: alarms.map((row) => ({
      provider: row.provider,
      source: row.source,
      outcome: row.outcome,
      orderIdHash: row.order_id,
      transactionId: row.transaction_id,
      at: row.created_at.toISOString(),
    })),
  }
}
