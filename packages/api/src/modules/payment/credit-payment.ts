import { sql, type Transaction } from 'kysely'
import type { UnmatchedReason } from '../../db/payment-tables.ts'
import type { Database } from '../../db/schema.ts'
import { noteEvent, type PaymentEvent, wakePayments } from './note-event.ts'
import { applyPaidExtras } from './paid-extras.ts'
import { type LockedOrder, newOrderId, newOrderNumber } from './payment-order.ts'
import type { ProviderAccount, ProviderPayment } from './providers/provider-account.ts'
import { recordMoney } from './record-money.ts'
import { excessOf, raiseRefund } from './refund-tasks.ts'
import { settleBooking } from './settle-booking.ts'
import { splitReceived } from './split-received.ts'
import { keepUnmatched } from './unmatched-payments.ts'

export interface ReportedPayment {
  readonly account: ProviderAccount
  readonly payment: ProviderPayment
  /** Read from the provider; else only a signed notice says so, and no more counts than was asked for. */
  readonly isConfirmed: boolean
  readonly source: PaymentEvent['source']
}

export type CreditOutcome = 'credited' | 'repeat' | 'queued'

/**
 * Counts a payment for its order, once, whatever tells of it and however often (I2). The ledger's unique transaction is what
 * decides. What cannot count for the order goes to the queue of unmatched money. For a caller that has locked both rows.
 */
export async function creditPayment(
  transaction: Transaction<Database>,
  { order, booking }: LockedOrder,
  { account, payment, isConfirmed, source }: ReportedPayment,
): Promise<CreditOutcome> {
  const event = { provider: order.provider, orderId: order.id, transactionId: payment.transactionId, source }
  const mismatch = mismatchOf({ order, booking }, account, payment)
  if (mismatch) {
    const isNew = await keepUnmatched(transaction, {
      account,
      payment,
      orderId: order.id,
      reason: mismatch,
    })
    if (isNew) await noteEvent(transaction, { ...event, outcome: mismatch, alarm: true })
    await doubt(transaction, { order, booking }, mismatch)
    return 'queued'
  }
  const { paid, fee } = splitReceived({
    asked: order.amount,
    ownFee: order.fee,
    received: isConfirmed ? payment.amount : Math.min(payment.amount, order.amount),
    providerFee: payment.fee,
  })
  const entry = await recordMoney(transaction, booking, {
    kind: 'payment',
    amount: paid,
    fee,
    currency: order.currency,
    provider: order.provider,
    provider_transaction_id: payment.transactionId,
  })
  if (!entry) {
    await advanceOrder(transaction, { order, booking }, { payment, isNew: false })
    return 'repeat'
  }
  await transaction
    .updateTable('unmatched_payments')
    .set({ resolved_at: sql<Date>`clock_timestamp()`, resolution: 'counted for its order' })
    .where('provider', '=', order.provider)
    .where('transaction_id', '=', payment.transactionId)
    .where('resolved_at', 'is', null)
    .execute()
  await advanceOrder(transaction, { order, booking }, { payment, isNew: true })
  const refused = await applyPaidExtras(transaction, { order, booking }, paid)
  const balance = await settleBooking(transaction, booking.id)
  const excess = excessOf(paid, balance, booking.state === 'cancelled')
  if (excess) await raiseRefund(transaction, { bookingId: booking.id, ledgerId: entry, ...excess })
  const isOdd = paid !== order.amount || excess !== undefined
  await noteEvent(transaction, {
    ...event,
    outcome: excess ? `credited, ${excess.reason}` : isOdd ? 'credited another amount' : 'credited',
    alarm: isOdd,
  })
  if (refused) await noteEvent(transaction, { ...event, outcome: refused, alarm: true })
  await wakePayments(transaction)
  return 'credited'
}

/** Why money does not count for the order it names. */
function mismatchOf(
  { order, booking }: LockedOrder,
  account: ProviderAccount,
  payment: ProviderPayment,
): UnmatchedReason | undefined {
  if (account.merchantId !== order.merchant_id || account.brand !== booking.brand) return 'other-merchant'
  if (payment.isTest !== account.acceptsTest) return 'test-mode'
  if (payment.orderNumber !== null && payment.orderNumber !== order.number) return 'other-order'
  return payment.currency === order.currency ? undefined : 'other-currency'
}

/** The order follows what is known; it never goes back. */
async function advanceOrder(
  transaction: Transaction<Database>,
  { order, booking }: LockedOrder,
  { payment, isNew }: { payment: ProviderPayment; isNew: boolean },
): Promise<void> {
  if (order.transaction_id !== null && order.transaction_id !== payment.transactionId) {
    if (isNew) await insertSecondOrder(transaction, { order, booking }, payment)
    return
  }
  const captured = Math.min(payment.amount, Math.max(order.captured_amount, payment.capturedAmount))
  const isCaptured = order.state === 'captured' || captured >= payment.amount
  await transaction
    .updateTable('payment_orders')
    .set({
      transaction_id: payment.transactionId,
      capture_id: order.capture_id ?? payment.captureId,
      authorised_amount: payment.amount,
      captured_amount: captured,
      state: isCaptured ? 'captured' : 'authorised',
      reason: null,
      // Captured by the job, at once.
      next_look_at: isCaptured ? sql<Date>`'infinity'::timestamptz` : sql<Date>`clock_timestamp()`,
      changed_at: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', order.id)
    .execute()
}

/** The same window was paid twice: the second payment gets an order of its own, since it has to be captured as well. */
async function insertSecondOrder(
  transaction: Transaction<Database>,
  { order, booking }: LockedOrder,
  payment: ProviderPayment,
): Promise<void> {
  const number = newOrderNumber()
  const isCaptured = payment.capturedAmount >= payment.amount
  await transaction
    .insertInto('payment_orders')
    .values({
      id: newOrderId(),
      number,
      booking_id: booking.id,
      provider: order.provider,
      merchant_id: order.merchant_id,
      method: order.method,
      state: isCaptured ? 'captured' : 'authorised',
      amount: payment.amount,
      currency: order.currency,
      return_path: order.return_path,
      request_hash: order.request_hash,
      open_request_id: `open-${number}`,
      capture_request_id: `capture-${number}`,
      transaction_id: payment.transactionId,
      capture_id: payment.captureId,
      authorised_amount: payment.amount,
      captured_amount: Math.min(payment.amount, payment.capturedAmount),
      reason: `second payment of ${order.number}`,
      next_look_at: isCaptured ? sql<Date>`'infinity'::timestamptz` : sql<Date>`clock_timestamp()`,
      created_at: sql<Date>`clock_timestamp()`,
    })
    .execute()
}

/** Something was paid, but not what the order says: neither a success nor a failure (I10). */
async function doubt(
  transaction: Transaction<Database>,
  { order }: LockedOrder,
  reason: string,
): Promise<void> {
  if (order.state === 'authorised' || order.state === 'captured') return
  await transaction
    .updateTable('payment_orders')
    .set({ state: 'unknown', reason, changed_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', order.id)
    .execute()
}
