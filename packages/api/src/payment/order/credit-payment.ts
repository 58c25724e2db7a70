import { sql, type Transaction } from 'kysely'
import type { UnmatchedReason } from '../../platform/db/payment-tables.ts'
import type { Database } from '../../platform/db/schema.ts'
import { recordEvent, type PaymentEvent, wakePayments } from '../ledger/record-event.ts'
import { applyPaidChange } from './paid-change.ts'
import { newOrderNumber } from '../../booking/balance/order-number.ts'
import { isPaid } from './order-states.ts'
import { insertOrder, moveOrder } from './order-store.ts'
import { type LockedOrder, newOrderId } from './payment-order.ts'
import type { ProviderAccount, ProviderPayment } from '../providers/provider-account.ts'
import { recordMoney } from '../../booking/balance/record-money.ts'
import { excessOf, raiseRefund } from '../../booking/balance/refund-tasks.ts'
import { settleBooking } from '../../booking/balance/settle-booking.ts'
import { splitReceived } from '../ledger/split-received.ts'
import { saveUnmatched } from '../ledger/unmatched-payments.ts'

export interface ReportedPayment {
  readonly account: ProviderAccount
  readonly payment: ProviderPayment
  /**
   * The provider confirmed the payment. Otherwise only a signed notice reports it, and no more than the requested
   * amount counts.
   */
  readonly isConfirmed: boolean
  readonly source: PaymentEvent['source']
}

export type CreditOutcome = 'credited' | 'repeat' | 'queued'

/**
 * Counts a payment for its order once, whichever source reports it and however often (I2); the unique
 * transaction in the ledger decides. Money that cannot count for the order goes to the queue of unmatched money.
 * The caller has locked both rows.
 */
export async function creditPayment(
  transaction: Transaction<Database>,
  { order, booking }: LockedOrder,
  { account, payment, isConfirmed, source }: ReportedPayment,
): Promise<CreditOutcome> {
  const event = { provider: order.provider, orderId: order.id, transactionId: payment.transactionId, source }
  const mismatch = mismatchOf({ order, booking }, account, payment)
  if (mismatch) {
    const isNew = await saveUnmatched(transaction, {
      account,
      payment,
      orderId: order.id,
      reason: mismatch,
    })
    if (isNew) await recordEvent(transaction, { ...event, outcome: mismatch, alarm: true })
    await markUnknown(transaction, { order, booking }, mismatch)
    return 'queued'
  }
  const { paid, fee } = splitReceived({
    requested: order.amount,
    shopFee: order.fee,
    received: isConfirmed ? payment.amount : Math.min(payment.amount, order.amount + order.fee),
    providerFee: payment.fee,
  })
  const entry = await recordMoney(transaction, booking, {
    kind: 'payment',
    amount: paid,
    fee,
    currency: order.currency,
    provider: order.provider,
    provider_transaction_id: payment.transactionId,
    rate_index: order.rate_index,
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
  const refused = await applyPaidChange(transaction, { order, booking }, paid)
  const balance = await settleBooking(transaction, booking.id)
  const excess = excessOf(paid, balance, booking.state === 'cancelled')
  if (excess) await raiseRefund(transaction, { bookingId: booking.id, ledgerId: entry, ...excess })
  const isOdd = paid !== order.amount || excess !== undefined
  await recordEvent(transaction, {
    ...event,
    outcome: excess ? `credited, ${excess.reason}` : isOdd ? 'credited another amount' : 'credited',
    alarm: isOdd,
  })
  if (refused) await recordEvent(transaction, { ...event, outcome: refused, alarm: true })
  await wakePayments(transaction)
  return 'credited'
}

/** Why a payment does not count for the order it names. */
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

const never = sql<Date>`'infinity'::timestamptz`

/** Moves the order to the state that follows from the payment. */
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
  const { id, state } = order
  const columns = {
    transaction_id: payment.transactionId,
    capture_id: order.capture_id ?? payment.captureId,
    authorised_amount: payment.amount,
    captured_amount: captured,
    reason: null,
    changed_at: sql<Date>`clock_timestamp()`,
  }
  if (state === 'captured' || captured >= payment.amount)
    await moveOrder(transaction, { id, state }, { ...columns, state: 'captured', next_look_at: never })
  // The job captures it at once.
  else
    await moveOrder(
      transaction,
      { id, state },
      { ...columns, state: 'authorised', next_look_at: sql<Date>`clock_timestamp()` },
    )
}

/**
 * A customer paid twice in one window: the second payment gets an order of its own, because it has to be
 * captured as well.
 */
async function insertSecondOrder(
  transaction: Transaction<Database>,
  { order, booking }: LockedOrder,
  payment: ProviderPayment,
): Promise<void> {
  const number = newOrderNumber()
  const isCaptured = payment.capturedAmount >= payment.amount
  const fee = Math.min(order.fee, Math.max(0, payment.amount - order.amount))
  await insertOrder(transaction, {
    id: newOrderId(),
    number,
    booking_id: booking.id,
    provider: order.provider,
    merchant_id: order.merchant_id,
    method: order.method,
    state: isCaptured ? 'captured' : 'authorised',
    amount: payment.amount - fee,
    fee,
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
    next_look_at: isCaptured ? never : sql<Date>`clock_timestamp()`,
    created_at: sql<Date>`clock_timestamp()`,
  })
}

/** Something was paid, but not what the order requests: neither a success nor a failure (I10). */
async function markUnknown(
  transaction: Transaction<Database>,
  { order }: LockedOrder,
  reason: string,
): Promise<void> {
  const { id, state } = order
  if (isPaid(state)) return
  await moveOrder(
    transaction,
    { id, state },
    { state: 'unknown', reason, changed_at: sql<Date>`clock_timestamp()` },
  )
}
