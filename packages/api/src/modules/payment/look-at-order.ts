import { sql, type Transaction } from 'kysely'
import type { PaymentOrderState } from '../../db/payment-tables.ts'
import type { Database } from '../../db/schema.ts'
import { runTransaction } from '../booking/run-transaction.ts'
import { captureOrder } from './capture-order.ts'
import { claimDueOrder, claimOrder } from './claim-order.ts'
import { creditPayment } from './credit-payment.ts'
import { nextLook } from './next-look.ts'
import { noteEvent, type PaymentEvent } from './note-event.ts'
import type { PaymentContext } from './payment-context.ts'
import { lockOrder, type LockedOrder, type OrderRow, providerOrderOf } from './payment-order.ts'
import type { ProviderAccount, Sighting } from './providers/provider-account.ts'
import { ProviderFailure } from './providers/provider-failure.ts'

/** A stranger may call the notify address as often as they like; the provider is asked once in so many seconds (F22). */
export const secondsBetweenLooks = 4

/** Never asked for, so that a row is not looked at again: final ones have no turn. */
const never = sql<Date>`'infinity'::timestamptz`

/**
 * Asks the provider about an order because something called: a return, a notice, a callback. Nothing is believed but the
 * provider's answer (F22, F23). Nothing happens when it was asked just now.
 */
export async function lookAtOrder(
  orderId: string,
  source: PaymentEvent['source'],
  context: PaymentContext,
): Promise<void> {
  const order = await claimOrder(context.db, orderId, secondsBetweenLooks)
  if (order) await look(order, source, context)
}

/** The reconciler's turn: one order that is due. False when there is none. Safe with any number of processes (F70). */
export async function lookAtDueOrder(context: PaymentContext): Promise<boolean> {
  const order = await claimDueOrder(context.db)
  if (!order) return false
  await look(order, 'look', context)
  return true
}

/** For a caller that has claimed the order. Ends with the claim given back, unless the process dies. */
async function look(order: OrderRow, source: PaymentEvent['source'], context: PaymentContext): Promise<void> {
  const { db, payments } = context
  const booking = await db
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', order.booking_id)
    .executeTakeFirstOrThrow()
  const account = payments.find(booking.brand, booking.site_code, order.provider)
  if (account?.merchantId !== order.merchant_id) {
    await keepFailure(order, new ProviderFailure('unauthorised', 'no such account any more'), {
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
    const sighting = await refuseWithoutShift(await account.look(providerOrderOf(order, booking)), {
      order,
      account,
    })
    await keepSighting(order, { sighting, account, source }, context)
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    await keepFailure(order, error, { source, context })
  }
}

/** Cancels a payment whose risk would be ours, where the house wants that (F27). */
async function refuseWithoutShift(
  sighting: Sighting,
  { order, account }: { order: OrderRow; account: ProviderAccount },
): Promise<Sighting> {
  if (!account.needsLiabilityShift || sighting.kind !== 'paid') return sighting
  for (const payment of sighting.payments) {
    if (payment.hasLiabilityShift !== false || payment.capturedAmount > 0) return sighting
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

interface Seen {
  readonly sighting: Sighting
  readonly account: ProviderAccount
  readonly source: PaymentEvent['source']
}

async function keepSighting(order: OrderRow, seen: Seen, { db }: PaymentContext): Promise<void> {
  await runTransaction(db, async (transaction) => {
    const locked = await lockOrder(transaction, order.id)
    if (!locked) return
    const { sighting, account, source } = seen
    if (sighting.kind === 'paid') {
      for (const payment of sighting.payments) {
        // The row of the transaction before: a second payment adds to it.
        const present = await lockOrder(transaction, order.id)
        if (present)
          await creditPayment(transaction, present, { account, payment, isConfirmed: true, source })
      }
      await release(transaction, locked, { isPending: false })
      return
    }
    // A notice that was faster has counted it: nothing of what was seen before takes that back.
    if (locked.order.state === 'authorised' || locked.order.state === 'captured') {
      await release(transaction, locked, { isPending: false })
      return
    }
    const state = stateAfter(sighting, locked.order.state)
    const reason =
      sighting.kind === 'failed' ? sighting.reason : sighting.kind === 'pending' ? 'pending' : null
    await transaction
      .updateTable('payment_orders')
      .set({ state, reason, changed_at: sql<Date>`clock_timestamp()` })
      .where('id', '=', order.id)
      .execute()
    if (state !== locked.order.state)
      await noteEvent(transaction, {
        provider: order.provider,
        source,
        outcome: reason ? `${state}: ${reason}` : state,
        orderId: order.id,
      })
    await release(transaction, locked, { isPending: sighting.kind === 'pending' })
  })
}

function stateAfter(
  sighting: Exclude<Sighting, { kind: 'paid' }>,
  before: PaymentOrderState,
): PaymentOrderState {
  if (sighting.kind === 'failed') return 'failed'
  if (sighting.kind === 'pending') return 'unknown'
  // What was given up stays so; what was in doubt is open again.
  return before === 'unknown' ? 'opened' : before
}

/** The provider did not say. The customer is told that it is being checked, and so it is (I10). */
async function keepFailure(
  order: OrderRow,
  { kind, reason }: ProviderFailure,
  { source, context }: { source: PaymentEvent['source']; context: PaymentContext },
): Promise<void> {
  await runTransaction(context.db, async (transaction) => {
    const locked = await lockOrder(transaction, order.id)
    if (!locked) return
    const { state } = locked.order
    if (state === 'opened' || state === 'unknown')
      await transaction
        .updateTable('payment_orders')
        .set({ state: 'unknown', reason, changed_at: sql<Date>`clock_timestamp()` })
        .where('id', '=', order.id)
        .execute()
    await noteEvent(transaction, {
      provider: order.provider,
      source,
      outcome: `${kind}: ${reason}`,
      orderId: order.id,
      alarm: kind === 'unauthorised',
    })
    await release(transaction, locked, { isPending: reason === 'pending' })
  })
}

/** Gives the claim back and says when the next turn is, or that there is none. */
async function release(
  transaction: Transaction<Database>,
  { order }: LockedOrder,
  { isPending }: { isPending: boolean },
): Promise<void> {
  const { state, age } = await transaction
    .selectFrom('payment_orders')
    .select(['state', sql<number>`extract(epoch from clock_timestamp() - created_at)::float8`.as('age')])
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  const isFinal = state === 'captured' || state === 'failed' || state === 'expired'
  const next = isFinal
    ? { inSeconds: undefined, state, alarm: false }
    : nextLook({ state, ageSeconds: age, isPending })
  // Counted a moment ago: it is captured next.
  const soon = state === 'authorised' && order.state !== 'authorised'
  await transaction
    .updateTable('payment_orders')
    .set({
      state: next.state,
      locked_until: null,
      next_look_at:
        next.inSeconds === undefined
          ? never
          : sql<Date>`clock_timestamp() + ${soon ? 0 : next.inSeconds} * interval '1 second'`,
    })
    .where('id', '=', order.id)
    .execute()
  if (next.alarm)
    await noteEvent(transaction, {
      provider: order.provider,
      source: 'look',
      outcome: `still ${state}`,
      orderId: order.id,
      alarm: true,
    })
}
