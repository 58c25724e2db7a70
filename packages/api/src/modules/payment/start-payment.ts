import { cancelledPayment } from '@camping/contract/cancelled-payment.ts'
import type { OrderIdReply, orderIdRequest } from '@camping/contract/payment.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { runTransaction } from '../booking/run-transaction.ts'
import { majorOfMinor } from './major-amount.ts'
import { noteEvent } from './note-event.ts'
import { placeOrder } from './place-order.ts'
import { defaultPath, orderAddresses, returnPaths } from './order-addresses.ts'
import { withPaymentId } from './safe-return-path.ts'
import type { StartContext } from './payment-context.ts'
import { paymentFailed } from './payment-problems.ts'
import { lockOrder, type LockedOrder, type OrderRow, providerOrderOf } from './payment-order.ts'
import type { OpenedOrder, OrderAddresses, ProviderAccount } from './providers/provider-account.ts'
import { ProviderFailure } from './providers/provider-failure.ts'

/**
 * getOrderId of SPEC.md §7: writes down the attempt, then opens it at the provider, then writes down what came of that; each a
 * commit of its own, so that no transaction waits for a network and a process that dies in between leaves a row that can be
 * taken up again (F1–F3).
 * @throws ProblemError see payment.endpoints.ts.
 */
export async function startPayment(
  request: z.output<typeof orderIdRequest>,
  context: StartContext,
): Promise<OrderIdReply> {
  // SPEC.md §4: "gift_voucher does nothing yet".
  if (request.slug === 'gift_voucher') return {}
  const origin = context.originOf(context.siteCode)
  // Without a name of its own nobody finds the way back here.
  if (!origin) throw paymentFailed()
  const placed = await placeOrder({ ...request, slug: request.slug }, context)
  const { account } = placed
  const addresses = addressesOf(placed, origin, context)
  if (placed.order.state !== 'created' && account.provider === 'saferpay')
    return replyOf(placed.order, account)
  try {
    const opened = await account.open(providerOrderOf(placed.order, placed.booking), addresses)
    return replyOf(await keepOpened(placed.order, opened, context), account, opened)
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    context.log.warn({ provider: account.provider, reason: error.reason }, 'A payment could not be opened')
    await keepFailure(placed.order, error, context)
    throw paymentFailed()
  }
}

async function keepOpened(order: OrderRow, opened: OpenedOrder, { db }: StartContext): Promise<OrderRow> {
  return await runTransaction(db, async (transaction) => {
    const locked = await lockOrder(transaction, order.id)
    if (!locked) throw new Error('An order that was just written is gone')
    const isPage = opened.kind === 'page'
    return await transaction
      .updateTable('payment_orders')
      .set({
        // Whoever paid by another window of the same order was faster: that stands.
        state: locked.order.state === 'created' ? 'opened' : locked.order.state,
        locked_until: null,
        reason: null,
        changed_at: sql<Date>`clock_timestamp()`,
        ...(isPage && { token: opened.token, page_url: opened.url, page_expires_at: opened.expiresAt }),
      })
      .where('id', '=', order.id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

/** What was refused is over. What is in doubt stays as it is: nobody was sent there, and a repeat takes it up again (F2, F28). */
async function keepFailure(
  order: OrderRow,
  { kind, reason }: ProviderFailure,
  { db }: StartContext,
): Promise<void> {
  const isOver = kind === 'refused' || kind === 'unauthorised'
  await runTransaction(db, async (transaction) => {
    await transaction
      .updateTable('payment_orders')
      .set({
        ...(isOver && { state: 'failed' as const }),
        reason,
        locked_until: null,
        changed_at: sql<Date>`clock_timestamp()`,
      })
      .where('id', '=', order.id)
      .where('state', '=', 'created')
      .execute()
    await noteEvent(transaction, {
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
    // A guest's way back holds the cart's id, which is no provider's business.
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
