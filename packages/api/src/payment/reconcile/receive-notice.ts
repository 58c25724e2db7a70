import { markets } from '@camping/editions/markets.ts'
import { sql } from 'kysely'
import { runTransaction } from '../../booking/run-transaction.ts'
import { creditPayment } from '../order/credit-payment.ts'
import { recordEvent, wakePayments } from '../ledger/record-event.ts'
import type { PaymentContext } from '../payment-context.ts'
import { isPaid } from '../order/order-states.ts'
import { moveOrder } from '../order/order-store.ts'
import { readPaidThing } from '../order/paid-thing.ts'
import { lockOrder } from '../order/payment-order.ts'
import type { BamboraAccount } from '../providers/bambora/bambora-account.ts'
import { isEpayHash } from '../providers/bambora/epay-hash.ts'
import { type PaymentNotice, readPaymentNotice } from '../providers/bambora/read-payment-notice.ts'
import type { ProviderPayment } from '../providers/provider-account.ts'
import { ProviderFailure } from '../providers/provider-failure.ts'
import { saveUnmatched } from '../ledger/unmatched-payments.ts'

export interface ReceivedNotice {
  /** The raw query string: order and repetition of names matter. */
  readonly query: string
  readonly source: 'callback' | 'accept'
  readonly now: Date
}

/** The reply: refused (400, nothing changed), received (200, committed), or in doubt (503, ePay repeats it). */
export type NoticeOutcome =
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'received'; readonly outcome: 'credited' | 'repeat' | 'queued' | 'unmatched' }
  | { readonly kind: 'in-doubt' }

/**
 * Handles ePay's callback and the customer's accept redirect, which carry the same signed facts: the first one
 * counts, the other changes nothing (F8–F11). An invalid notice never affects an order, since a stranger can
 * send it (F14).
 */
export async function receiveNotice(
  { query, source, now }: ReceivedNotice,
  context: PaymentContext,
): Promise<NoticeOutcome> {
  const read = readPaymentNotice(query, now)
  if ('refused' in read) return { kind: 'refused', reason: read.refused }
  const { notice } = read
  const known = await knownOrder(notice, context)
  if (known === 'other') return { kind: 'refused', reason: 'not this order' }
  const signers = (known ? [known.account] : context.payments.bambora).filter((one) =>
    isEpayHash(notice.hash, notice.signedValues, one.hashKeys),
  )
  // Editions may share an account; the address names the edition that sent the customer.
  const account =
    signers.find(({ siteCode }) => markets[siteCode].apiLocale === notice.apiLocale) ?? signers[0]
  if (!account) return { kind: 'refused', reason: 'hash' }
  if (await isCounted(notice, context)) return { kind: 'received', outcome: 'repeat' }
  try {
    const payment = await confirmedPayment(notice, account)
    if (!payment) return { kind: 'refused', reason: 'no such transaction' }
    const reported = { account, payment, isConfirmed: account.isRemote, source }
    return await runTransaction(context.db, async (transaction) => {
      const locked = known && (await lockOrder(transaction, known.orderId))
      if (locked) return { kind: 'received', outcome: await creditPayment(transaction, locked, reported) }
      // Repeats would not help, and 24 hours of them would hide a case for the operator (F18).
      const reason = payment.isTest === account.acceptsTest ? 'unknown-order' : 'test-mode'
      const isNew = await saveUnmatched(transaction, { account, payment, reason })
      if (isNew)
        await recordEvent(transaction, {
          provider: 'bambora',
          source,
          outcome: reason,
          transactionId: payment.transactionId,
          alarm: true,
        })
      return { kind: 'received', outcome: 'unmatched' }
    })
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    if (known) await markUnknown(known.orderId, { reason: error.reason, source }, context)
    return { kind: 'in-doubt' }
  }
}

/** The order that a notice names, if its facts match those on our address; `other` if not. */
async function knownOrder(
  notice: PaymentNotice,
  { db, payments }: PaymentContext,
): Promise<{ orderId: string; account: BamboraAccount } | 'other' | undefined> {
  const row = await db
    .selectFrom('payment_orders as o')
    .select(['o.id', 'o.number', 'o.merchant_id'])
    .where('o.id', '=', notice.orderIdHash)
    .where('o.provider', '=', 'bambora')
    .executeTakeFirst()
  if (!row) return undefined
  const paid = await readPaidThing(db, row)
  const account = payments.bambora.find(
    (one) =>
      one.brand === paid.brand && one.siteCode === paid.site_code && one.merchantId === row.merchant_id,
  )
  const isSame = row.number === notice.orderNumber && paid.ref === notice.bookingId
  return account && isSame ? { orderId: row.id, account } : 'other'
}

async function isCounted({ transactionId }: PaymentNotice, { db }: PaymentContext): Promise<boolean> {
  const row = await db
    .selectFrom('ledger')
    .select('id')
    .where('provider', '=', 'bambora')
    .where('provider_transaction_id', '=', transactionId)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * The provider's record of the transaction, or the notice alone where the account allows no queries. Undefined
 * when the provider has none.
 */
async function confirmedPayment(
  notice: PaymentNotice,
  account: BamboraAccount,
): Promise<ProviderPayment | undefined> {
  const { transactionId, orderNumber, amount, fee, currency } = notice
  if (account.isRemote) {
    const payment = await account.inspectTransaction(transactionId)
    if (!payment || payment.isCancelled || payment.orderNumber !== orderNumber) return undefined
    return { ...payment, fee: payment.fee || fee }
  }
  return {
    transactionId,
    orderNumber,
    amount,
    fee,
    currency,
    capturedAmount: amount,
    creditedAmount: 0,
    captureId: null,
    isTest: account.acceptsTest,
    hasLiabilityShift: null,
    isCancelled: false,
  }
}

/** A signed notice reports a payment, but the provider is unreachable: the payment is being checked (I10). */
async function markUnknown(
  orderId: string,
  { reason, source }: { reason: string; source: ReceivedNotice['source'] },
  { db }: PaymentContext,
): Promise<void> {
  await runTransaction(db, async (transaction) => {
    const locked = await lockOrder(transaction, orderId)
    const state = locked?.order.state
    if (!state || isPaid(state)) return
    await moveOrder(
      transaction,
      { id: orderId, state },
      {
        state: 'unknown',
        reason,
        next_look_at: sql<Date>`clock_timestamp() + interval '5 seconds'`,
        changed_at: sql<Date>`clock_timestamp()`,
      },
    )
    await recordEvent(transaction, { provider: 'bambora', source, outcome: `in doubt: ${reason}`, orderId })
    await wakePayments(transaction)
  })
}
