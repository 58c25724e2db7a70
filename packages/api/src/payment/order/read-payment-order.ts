import type { PaymentOrder, paymentOrderRequest } from '@camping/contract/payment.schemas.ts'
import type { z } from 'zod'
import type { PaymentOrderState } from '../../platform/db/payment-tables.ts'
import type { PaymentsContext } from '../payment-context.ts'
import { notFound } from '../../platform/problem-error.ts'
import { paymentStatusOf } from '../../booking/order/booking-confirmation.ts'
import { bookingBalance } from '../../booking/balance/settle-booking.ts'

/** What a customer is told about an attempt in each state. */
export const resultOfState: Readonly<Record<PaymentOrderState, PaymentOrder['result']>> = {
  created: 'open',
  opened: 'open',
  unknown: 'checking',
  authorised: 'paid',
  captured: 'paid',
  failed: 'failed',
  expired: 'expired',
}

/**
 * The outcome of an attempt to pay, for a caller that knows its id from the provider's redirect. Reads only
 * committed data; the return route and the reconciler poll the provider.
 * @throws ProblemError 404.
 */
export async function readPaymentOrder(
  { orderIdHash }: z.output<typeof paymentOrderRequest>,
  { db, brand }: Pick<PaymentsContext, 'db' | 'brand'>,
): Promise<PaymentOrder> {
  const order = await db
    .selectFrom('payment_orders as o')
    .leftJoin('bookings as b', 'b.id', 'o.booking_id')
    .leftJoin('voucher_purchases as p', 'p.id', 'o.purchase_id')
    .leftJoin('ledger as l', (join) =>
      join.onRef('l.provider', '=', 'o.provider').onRef('l.provider_transaction_id', '=', 'o.transaction_id'),
    )
    .select(['o.state', 'o.provider', 'o.amount', 'o.currency', 'o.booking_id', 'l.amount as received'])
    .select('p.ledger_id as paidBy')
    .where('o.id', '=', orderIdHash)
    .where(({ fn }) => fn.coalesce('b.brand', 'p.brand'), '=', brand)
    .executeTakeFirst()
  if (!order) throw notFound()
  const bookingStatus =
    order.booking_id === null
      ? paidOf(order.paidBy !== null)
      : await bookingBalance(db, order.booking_id).then(({ paid, payable }) => paymentStatusOf(paid, payable))
  return {
    result: resultOfState[order.state],
    paymentProviderIdentifier: order.provider,
    amount: order.amount,
    received: order.received ?? 0,
    currency: order.currency,
    bookingStatus,
  }
}

/** A purchase is paid by one payment, or not at all. */
const paidOf = (isPaid: boolean) => (isPaid ? ('PAYMENT_OK' as const) : ('NO_PAYMENT_MADE' as const))
