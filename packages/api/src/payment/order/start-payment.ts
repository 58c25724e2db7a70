import { cancelledPayment } from '@camping/contract/cancelled-payment.ts'
import type { OrderIdReply, orderIdRequest } from '@camping/contract/payment.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { runTransaction } from '../../booking/run-transaction.ts'
import { majorOfMinor } from '@camping/contract/major-amount.ts'
import { releaseAfterFailure } from '../../booking/voucher/voucher-beside-card.ts'
import { recordEvent } from '../ledger/record-event.ts'
import { moveOrder, updateOrder } from './order-store.ts'
import { placeOrder } from './place-order.ts'
import { defaultPath, orderAddresses, returnPaths } from './order-addresses.ts'
import { withPaymentId } from './safe-return-path.ts'
import type { StartContext } from '../payment-context.ts'
import { paymentFailed } from './payment-problems.ts'
import { type PaidThing, paidThingOf, providerOrderOf } from './paid-thing.ts'
import { lockOrder, type LockedOrder, type OrderRow } from './payment-order.ts'
import type { OpenedOrder, OrderAddresses, ProviderAccount } from '../providers/provider-account.ts'
import { ProviderFailure } from '../providers/provider-failure.ts'

/**
 * getOrderId of api-6: saves the attempt, opens it at the provider, then saves the outcome. Each step is a
 * commit of its own: no transaction waits for a network, and a process that dies in between leaves a row that a
 * repeat can resume (F1–F3).
 * @throws ProblemError see payment.endpoints.ts.
 */
export async function startPayment(
  request: z.output<typeof orderIdRequest>,
  context: StartContext,
): Promise<OrderIdReply> {
  // payment-7: the gift voucher does nothing and raises no error.
  if (request.slug === 'gift_voucher') return {}
  const origin = context.originOf(context.siteCode)
  // Without a host name of the edition the provider could not redirect back.
  if (!origin) throw paymentFailed()
  const placed = await placeOrder({ ...request, slug: request.slug }, context)
  const { order, account } = placed
  return await openPlaced(
    { order, account, paid: paidThingOf(placed), addresses: addressesOf(placed, origin, context) },
    context,
  )
}

/** A saved attempt to pay and where its provider sends the customer. */
export interface PlacedAttempt {
  readonly order: OrderRow
  readonly account: ProviderAccount
  readonly paid: PaidThing
  readonly addresses: OrderAddresses
}

/**
 * Opens a saved attempt at its provider and saves the outcome, whatever it pays.
 * @throws ProblemError 502 `payment-failed`.
 */
export async function openPlaced(
  { order, account, paid, addresses }: PlacedAttempt,
  context: Pick<StartContext, 'db' | 'log'>,
): Promise<OrderIdReply> {
  if (order.state !== 'created' && account.provider === 'saferpay') return replyOf(order, account)
  try {
    const opened = await account.open(providerOrderOf(order, paid), addresses)
    return replyOf(await saveOpened(order, opened, context), account, opened)
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    context.log.warn({ provider: account.provider, reason: error.reason }, 'A payment could not be opened')
    await saveFailure(order, error, context)
    throw paymentFailed()
  }
}

async function saveOpened(
  order: OrderRow,
  opened: OpenedOrder,
  { db }: Pick<StartContext, 'db'>,
): Promise<OrderRow> {
  return await runTransaction(db, async (transaction) => {
    const locked = await lockOrder(transaction, order.id)
    if (!locked) throw new Error('An order that was just written is gone')
    const isPage = opened.kind === 'page'
    const { id, state } = locked.order
    const columns = {
      locked_until: null,
      reason: null,
      changed_at: sql<Date>`clock_timestamp()`,
      ...(isPage && { token: opened.token, page_url: opened.url, page_expires_at: opened.expiresAt }),
    }
    // The customer has paid in another window of the same order: that state stays.
    if (state !== 'created') return await updateOrder(transaction, id, columns)
    return await moveOrder(transaction, { id, state }, { ...columns, state: 'opened' })
  })
}

/**
 * A refused order has failed. An unconfirmed one keeps its state: no customer was sent there, and a repeat
 * resumes it (F2, F28).
 */
async function saveFailure(
  order: OrderRow,
  { kind, reason }: ProviderFailure,
  { db }: Pick<StartContext, 'db'>,
): Promise<void> {
  const isOver = kind === 'refused' || kind === 'unauthorised'
  await runTransaction(db, async (transaction) => {
    const locked = await lockOrder(transaction, order.id)
    if (locked?.order.state === 'created') {
      const { id, state } = locked.order
      const changed = { reason, locked_until: null, changed_at: sql<Date>`clock_timestamp()` }
      await moveOrder(transaction, { id, state }, { ...changed, state: isOver ? 'failed' : 'created' })
      if (isOver) await releaseAfterFailure(transaction, locked)
    }
    await recordEvent(transaction, {
      provider: order.provider,
      source: 'open',
      outcome: `${kind}: ${reason}`,
      orderId: order.id,
      alarm: kind === 'unauthorised',
    })
  })
}

function addressesOf(
  { order, booking, isGuest }: LockedOrder & { isGuest: boolean },
  origin: string,
  { siteCode, market }: StartContext,
): OrderAddresses {
  const bookingRef = booking.booking_ref
  return orderAddresses({
    origin,
    orderId: order.id,
    apiLocale: market.apiLocale,
    bookingRef,
    // A guest's return path contains the cart's id, which the provider must not see.
    redirectUrl: isGuest
      ? buildPath(siteCode, 'home')
      : (order.return_path ?? defaultPath(siteCode, bookingRef)),
    cancelPath: isGuest
      ? `${returnPaths.cancel}?orderIdHash=${order.id}`
      : withPaymentId(defaultPath(siteCode, bookingRef), cancelledPayment),
  })
}

function replyOf(order: OrderRow, account: ProviderAccount, opened?: OpenedOrder): OrderIdReply {
  const amount = majorOfMinor(order.amount + order.fee)
  if (account.provider === 'saferpay')
    return { orderIdHash: order.id, amount, ...(order.page_url && { saferpayUrl: order.page_url }) }
  if (opened?.kind !== 'window') throw new Error('A window has fields')
  const fields = opened.fields.map(([name, value]) => ({ name, value }))
  return {
    orderIdHash: order.id,
    merchantId: account.merchantId,
    amount,
    window: { url: opened.url, fields },
  }
}
