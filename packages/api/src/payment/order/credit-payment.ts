import { sql, type Transaction } from 'kysely'
import type { UnmatchedReason } from '../../platform/db/payment-tables.ts'
import type { Database } from '../../platform/db/schema.ts'
import { recordEvent, type PaymentEvent, wakePayments } from '../ledger/record-event.ts'
import { applyPaidChange } from './paid-change.ts'
import { newOrderNumber } from '../../booking/balance/order-number.ts'
import { isPaid } from './order-states.ts'
import { insertOrder, moveOrder } from './order-store.ts'
import { type LockedOrder, type LockedPurchaseOrder, newOrderId, type OrderRow } from './payment-order.ts'
import { creditPurchase, issueIfCaptured } from './credit-purchase.ts'
import type { ProviderAccount, ProviderPayment } from '../providers/provider-account.ts'
import { recordMoney, recordPurchaseMoney } from '../../booking/balance/record-money.ts'
import { excessOf, raiseRefund } from '../../booking/balance/refund-tasks.ts'
import { settleBooking } from '../../booking/balance/settle-booking.ts'
import { redeemAfterCard } from '../../booking/voucher/voucher-beside-card.ts'
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
  locked: LockedOrder | LockedPurchaseOrder,
  { account, payment, isConfirmed, source }: ReportedPayment,
): Promise<CreditOutcome> {
  const { order } = locked
  const event = { provider: order.provider, orderId: order.id, transactionId: payment.transactionId, source }
  const mismatch = mismatchOf(locked, account, payment)
  if (mismatch) {
    const isNew = await saveUnmatched(transaction, {
      account,
      payment,
      orderId: order.id,
      reason: mismatch,
    })
    if (isNew) await recordEvent(transaction, { ...event, outcome: mismatch, alarm: true })
    await markUnknown(transaction, order, mismatch)
    return 'queued'
  }
  const { paid, fee } = splitReceived({
    requested: order.amount,
    shopFee: order.fee,
    received: isConfirmed ? payment.amount : Math.min(payment.amount, order.amount + order.fee),
    providerFee: payment.fee,
  })
  const money = {
    kind: 'payment',
    amount: paid,
    fee,
    currency: order.currency,
    provider: order.provider,
    provider_transaction_id: payment.transactionId,
    rate_index: order.rate_index,
  } as const
  const entry =
    'purchase' in locked
      ? await recordPurchaseMoney(transaction, locked.purchase, money)
      : await recordMoney(transaction, locked.booking, money)
  if (!entry) {
    await advanceOrder(transaction, order, { payment, isNew: false })
    if ('purchase' in locked) await issueIfCaptured(transaction, locked.purchase.id)
    return 'repeat'
  }
  await transaction
    .updateTable('unmatched_payments')
    .set({ resolved_at: sql<Date>`clock_timestamp()`, resolution: 'counted for its order' })
    .where('provider', '=', order.provider)
    .where('transaction_id', '=', payment.transactionId)
    .where('resolved_at', 'is', null)
    .execute()
  await advanceOrder(transaction, order, { payment, isNew: true })
  const { excess, refused } =
    'purchase' in locked
      ? await creditPurchase(transaction, locked.purchase, { ledgerId: entry, paid })
      : await creditBooking(transaction, locked, { ledgerId: entry, paid })
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

/** Lets new money count for its booking; what is too much goes back. `refused`: the change it was for is not made. */
async function creditBooking(
  transaction: Transaction<Database>,
  { order, booking }: LockedOrder,
  { ledgerId, paid }: { ledgerId: number; paid: number },
) {
  const refused = await applyPaidChange(transaction, { order, booking }, paid)
  await redeemAfterCard(transaction, booking)
  const balance = await settleBooking(transaction, booking.id)
  const excess = excessOf(paid, balance, booking.state === 'cancelled')
  if (excess) await raiseRefund(transaction, { bookingId: booking.id, ledgerId, ...excess })
  return { excess, refused }
}

/** Why a payment does not count for the order it names. */
function mismatchOf(
  { order, ...paid }: LockedOrder | LockedPurchaseOrder,
  account: ProviderAccount,
  payment: ProviderPayment,
): UnmatchedReason | undefined {
  const { brand } = 'purchase' in paid ? paid.purchase : paid.booking
  if (account.merchantId !== order.merchant_id || account.brand !== brand) return 'other-merchant'
  if (payment.isTest !== account.acceptsTest) return 'test-mode'
  if (payment.orderNumber !== null && payment.orderNumber !== order.number) return 'other-order'
  return payment.currency === order.currency ? undefined : 'other-currency'
}

const never = sql<Date>`'infinity'::timestamptz`

/** Moves the order to the state that follows from the payment. */
async function advanceOrder(
  transaction: Transaction<Database>,
  order: OrderRow,
  { payment, isNew }: { payment: ProviderPayment; isNew: boolean },
): Promise<void> {
  if (order.transaction_id !== null && order.transaction_id !== payment.transactionId) {
    if (isNew) await insertSecondOrder(transaction, order, payment)
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
  order: OrderRow,
  payment: ProviderPayment,
): Promise<void> {
  const number = newOrderNumber()
  const isCaptured = payment.capturedAmount >= payment.amount
  const fee = Math.min(order.fee, Math.max(0, payment.amount - order.amount))
  await insertOrder(transaction, {
    id: newOrderId(),
    number,
    booking_id: order.booking_id,
    purchase_id: order.purchase_id,
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
  { id, state }: OrderRow,
  reason: string,
): Promise<void> {
  if (isPaid(state)) return
  await moveOrder(
    transaction,
    { id, state },
    { state: 'unknown', reason, changed_at: sql<Date>`clock_timestamp()` },
  )
}
