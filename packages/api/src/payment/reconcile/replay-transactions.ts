import { sql } from 'kysely'
import { runTransaction } from '../../booking/run-transaction.ts'
import { creditPayment } from '../order/credit-payment.ts'
import { recordEvent } from '../ledger/record-event.ts'
import type { PaymentContext } from '../payment-context.ts'
import { lockOrder } from '../order/payment-order.ts'
import { accountName } from '../accounts/payments.ts'
import type { ProviderAccount, ProviderPayment } from '../providers/provider-account.ts'
import { ProviderFailure } from '../providers/provider-failure.ts'
import { saveUnmatched } from '../ledger/unmatched-payments.ts'

const everyMinutes = 15
/** How far each reading overlaps the last: ePay repeats a callback for a day, and a backup may be an hour old. */
const overlapMs = 25 * 3_600_000
const aheadMs = 24 * 3_600_000

/**
 * Reads the provider's list for one due account and credits what is missing here: the last way to find money
 * that no callback, return or order led to (F12, F18, F69). Returns false when no account is due.
 */
export async function replayDueTransactions(context: PaymentContext, now: Date): Promise<boolean> {
  const account = await claimAccount(context)
  if (!account?.listSince) return false
  const name = accountName(account)
  const since = new Date(now.getTime() - overlapMs)
  try {
    const payments = await account.listSince(since, new Date(now.getTime() + aheadMs))
    for (const payment of payments) await countMissing(payment, account, context)
    await context.db
      .updateTable('payment_list_readings')
      .set({ read_until: now })
      .where('account', '=', name)
      .execute()
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    await recordEvent(context.db, {
      provider: account.provider,
      source: 'list',
      outcome: `${name}, ${error.kind}: ${error.reason}`,
      alarm: error.kind === 'unauthorised',
    })
  }
  return true
}

/** Claims the first due account; only one of several processes gets it. */
async function claimAccount({ db, payments }: PaymentContext): Promise<ProviderAccount | undefined> {
  for (const account of payments.accounts.filter(({ listSince }) => listSince !== undefined)) {
    const { rows } = await sql`
      insert into payment_list_readings as r (account, next_at)
      values (${accountName(account)}, clock_timestamp() + ${everyMinutes} * interval '1 minute')
      on conflict (account) do update set next_at = excluded.next_at where r.next_at <= clock_timestamp()
      returning account`.execute(db)
    if (rows.length > 0) return account
  }
  return undefined
}

async function countMissing(
  payment: ProviderPayment,
  account: ProviderAccount,
  { db }: PaymentContext,
): Promise<void> {
  if (payment.isCancelled || payment.amount <= 0) return
  await runTransaction(db, async (transaction) => {
    const counted = await transaction
      .selectFrom('ledger')
      .select('id')
      .where('provider', '=', account.provider)
      .where('provider_transaction_id', '=', payment.transactionId)
      .executeTakeFirst()
    if (counted) return
    const order = payment.orderNumber
      ? await transaction
          .selectFrom('payment_orders')
          .select('id')
          .where('number', '=', payment.orderNumber)
          .where('provider', '=', account.provider)
          .where('merchant_id', '=', account.merchantId)
          .executeTakeFirst()
      : undefined
    const locked = order && (await lockOrder(transaction, order.id))
    if (locked) {
      await creditPayment(transaction, locked, { account, payment, isConfirmed: true, source: 'list' })
      return
    }
    const reason = payment.isTest === account.acceptsTest ? 'unknown-order' : 'test-mode'
    const isNew = await saveUnmatched(transaction, { account, payment, reason })
    if (isNew)
      await recordEvent(transaction, {
        provider: account.provider,
        source: 'list',
        outcome: reason,
        transactionId: payment.transactionId,
        alarm: true,
      })
  })
}
