import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { runTransaction } from '../../booking/run-transaction.ts'
import { captureOrder } from '../order/capture-order.ts'
import { isOpen, isPaid } from '../order/order-states.ts'
import { claimDueOrder, claimOrder, moveOrder, updateOrder } from '../order/order-store.ts'
import { creditPayment } from '../order/credit-payment.ts'
import { nextPoll } from '../order/next-poll.ts'
import { releaseAfterFailure } from '../../booking/voucher/voucher-beside-card.ts'
import { recordEvent, type PaymentEvent } from '../ledger/record-event.ts'
import type { PaymentContext } from '../payment-context.ts'
import {
  lockOrder,
  type LockedOrder,
  type LockedPurchaseOrder,
  type OrderRow,
} from '../order/payment-order.ts'
import { providerOrderOf, readPaidThing } from '../order/paid-thing.ts'
import type { ProviderAccount, ProviderStatus } from '../providers/provider-account.ts'
import { ProviderFailure } from '../providers/provider-failure.ts'

/**
 * A stranger may call the notify address without limit, so one order polls the provider at most once in this
 * time (F22).
 */
const secondsBetweenPolls = 4

/** Final orders have no next poll. */
const never = sql<Date>`'infinity'::timestamptz`

/**
 * Polls the provider about an order after a return, a notice or a callback. Only the provider's answer counts
 * (F22, F23). Does nothing when the last poll is too recent.
 */
export async function pollOrder(
  orderId: string,
  source: PaymentEvent['source'],
  context: PaymentContext,
): Promise<void> {
  const order = await claimOrder(context.db, orderId, secondsBetweenPolls)
  if (order) await poll(order, source, context)
}

/**
 * The reconciler's turn: polls one due order. Returns false when there is none. Safe with any number of
 * processes (F70).
 */
export async function pollDueOrder(context: PaymentContext): Promise<boolean> {
  const order = await claimDueOrder(context.db)
  if (!order) return false
  await poll(order, 'look', context)
  return true
}

/** The caller has claimed the order. Releases the claim, unless the process dies. */
async function poll(order: OrderRow, source: PaymentEvent['source'], context: PaymentContext): Promise<void> {
  const { db, payments } = context
  const paid = await readPaidThing(db, order)
  const account = payments.find(paid.brand, paid.site_code, order.provider)
  if (account?.merchantId !== order.merchant_id) {
    await saveFailure(order, new ProviderFailure('unauthorised', 'no such account any more'), {
      source,
      context,
    })
    return
  }
  try {
    if (order.state === 'authorised') {
      await captureOrder(order, account, context)
      return
    }
    const status = await refuseWithoutShift(await account.inspect(providerOrderOf(order, paid)), {
      order,
      account,
    })
    await saveStatus(order, { status, account, source }, context)
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    await saveFailure(order, error, { source, context })
  }
}

/** Cancels a payment whose risk would be the shop's, where the account requires liability shift (F27). */
async function refuseWithoutShift(
  status: ProviderStatus,
  { order, account }: { order: OrderRow; account: ProviderAccount },
): Promise<ProviderStatus> {
  if (!account.needsLiabilityShift || status.kind !== 'paid') return status
  for (const payment of status.payments) {
    if (payment.hasLiabilityShift !== false || payment.capturedAmount > 0) return status
    await account.cancel({
      transactionId: payment.transactionId,
      amount: payment.amount,
      currency: order.currency,
      requestId: `cancel-${order.number}`,
      tries: order.looks - 1,
    })
  }
  return { kind: 'failed', reason: 'no liability shift' }
}

interface Polled {
  readonly status: ProviderStatus
  readonly account: ProviderAccount
  readonly source: PaymentEvent['source']
}

async function saveStatus(order: OrderRow, polled: Polled, { db }: PaymentContext): Promise<void> {
  await runTransaction(db, async (transaction) => {
    const locked = await lockOrder(transaction, order.id)
    if (!locked) return
    const { status, account, source } = polled
    if (status.kind === 'paid') {
      for (const payment of status.payments) {
        // Read the row again after the previous transaction: a second payment adds to it.
        const present = await lockOrder(transaction, order.id)
        if (present)
          await creditPayment(transaction, present, { account, payment, isConfirmed: true, source })
      }
      await release(transaction, locked, { isPending: false })
      return
    }
    // A faster notice has credited it: an older status does not revert that.
    const { id, state: before } = locked.order
    if (isPaid(before)) {
      await release(transaction, locked, { isPending: false })
      return
    }
    const reason = status.kind === 'failed' ? status.reason : status.kind === 'pending' ? 'pending' : null
    const columns = { reason, changed_at: sql<Date>`clock_timestamp()` }
    const known = { id, state: before }
    const { state } =
      status.kind === 'failed'
        ? await moveOrder(transaction, known, { ...columns, state: 'failed' })
        : status.kind === 'pending'
          ? await moveOrder(transaction, known, { ...columns, state: 'unknown' })
          : // An expired order stays expired; an unconfirmed one opens again.
            before === 'unknown'
            ? await moveOrder(transaction, { id, state: before }, { ...columns, state: 'opened' })
            : await updateOrder(transaction, id, columns)
    if (state !== before)
      await recordEvent(transaction, {
        provider: order.provider,
        source,
        outcome: reason ? `${state}: ${reason}` : state,
        orderId: order.id,
      })
    if (state === 'failed') await releaseAfterFailure(transaction, locked)
    await release(transaction, locked, { isPending: status.kind === 'pending' })
  })
}

/** The provider did not answer. The customer sees that the payment is being checked (I10). */
async function saveFailure(
  order: OrderRow,
  { kind, reason }: ProviderFailure,
  { source, context }: { source: PaymentEvent['source']; context: PaymentContext },
): Promise<void> {
  await runTransaction(context.db, async (transaction) => {
    const locked = await lockOrder(transaction, order.id)
    if (!locked) return
    const { state } = locked.order
    if (state === 'opened' || state === 'unknown')
      await moveOrder(
        transaction,
        { id: order.id, state },
        { state: 'unknown', reason, changed_at: sql<Date>`clock_timestamp()` },
      )
    await recordEvent(transaction, {
      provider: order.provider,
      source,
      outcome: `${kind}: ${reason}`,
      orderId: order.id,
      alarm: kind === 'unauthorised',
    })
    await release(transaction, locked, { isPending: reason === 'pending' })
  })
}

/** Releases the claim and schedules the next poll, or none. */
async function release(
  transaction: Transaction<Database>,
  { order }: LockedOrder | LockedPurchaseOrder,
  { isPending }: { isPending: boolean },
): Promise<void> {
  const { state, age } = await transaction
    .selectFrom('payment_orders')
    .select(['state', sql<number>`extract(epoch from clock_timestamp() - created_at)::float8`.as('age')])
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  const next = isOpen(state)
    ? nextPoll({ state, ageSeconds: age, isPending })
    : { inSeconds: undefined, state, alarm: false }
  // Just credited: capture it next.
  const soon = state === 'authorised' && order.state !== 'authorised'
  const { id } = order
  const columns = {
    locked_until: null,
    next_look_at:
      next.inSeconds === undefined
        ? never
        : sql<Date>`clock_timestamp() + ${soon ? 0 : next.inSeconds} * interval '1 second'`,
  }
  if (next.state === 'expired' && (state === 'created' || state === 'opened'))
    await moveOrder(transaction, { id, state }, { ...columns, state: 'expired' })
  else await updateOrder(transaction, id, columns)
  if (next.alarm)
    await recordEvent(transaction, {
      provider: order.provider,
      source: 'look',
      outcome: `still ${state}`,
      orderId: order.id,
      alarm: true,
    })
}
