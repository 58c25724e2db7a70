import { sql, type Kysely, type Transaction } from 'kysely'
import { runTransaction } from '../../booking/run-transaction.ts'
import type { RefundState } from '../../platform/db/payment-tables.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { PaymentContext } from '../payment-context.ts'
import type { ProviderAccount, ProviderId, RefundRequest } from '../providers/provider-account.ts'
import { voucherProvider } from '../../booking/voucher/vouchers.ts'
import { lockRefund, type LockedRefund } from './lock-refund.ts'

const leaseSeconds = 60
const longestPauseSeconds = 4 * 3_600

/** Everything but what is over: a person may run one that waits, or that the provider refused before. */
const startable: readonly RefundState[] = ['open', 'waiting', 'sending', 'unknown', 'by-hand']

export interface ClaimedRefund {
  readonly account: ProviderAccount | undefined
  readonly request: RefundRequest
  readonly provider: ProviderId
  /** It was tried before: the provider is asked for that attempt first. */
  readonly isRepeat: boolean
}

/**
 * Claims a refund for one attempt: names the request, counts the attempt and says when the next one is due, before
 * anything is sent. One refund of a payment is under way at a time: ePay tells only how much of a payment went back,
 * not by which refund. `voucher`: it needs no provider.
 */
export async function claimRefund(
  taskId: number,
  { db, payments }: PaymentContext,
): Promise<ClaimedRefund | 'not-open' | 'busy' | 'voucher'> {
  return await runTransaction(db, async (transaction) => {
    const task = await lockRefund(transaction, taskId)
    if (!task || !startable.includes(task.state)) return 'not-open' as const
    if (task.is_locked || (await isBehindAnother(transaction, task))) return 'busy' as const
    if (task.provider === voucherProvider) return 'voucher' as const
    const provider = task.provider as ProviderId
    const pause = Math.min(60 * 2 ** task.tries, longestPauseSeconds) * (1 + Math.random() / 10)
    await transaction
      .updateTable('refund_tasks')
      .set({
        state: 'sending',
        tries: task.tries + 1,
        locked_until: sql<Date>`clock_timestamp() + ${leaseSeconds} * interval '1 second'`,
        next_try_at: sql<Date>`clock_timestamp() + ${pause} * interval '1 second'`,
        released_at: sql<Date>`coalesce(released_at, clock_timestamp())`,
      })
      .where('id', '=', taskId)
      .execute()
    return {
      account: payments.find(task.brand, task.site_code, provider),
      request: await refundRequestOf(transaction, task),
      isRepeat: task.tries > 0,
      provider,
    }
  })
}

/**
 * Whether another refund of the same payment has to come to its end first. Of two that were begun the older one goes
 * first.
 */
async function isBehindAnother(
  transaction: Transaction<Database>,
  { id, ledger_id: ledgerId, tries }: LockedRefund,
): Promise<boolean> {
  const other = await transaction
    .selectFrom('refund_tasks')
    .select('id')
    .where('ledger_id', '=', ledgerId)
    .where('id', '<>', id)
    .where('state', 'not in', ['done', 'dropped'])
    .where('tries', '>', 0)
    .$if(tries > 0, (query) => query.where('id', '<', id))
    .executeTakeFirst()
  return other !== undefined
}

/** A refund as the provider gets it, and as it is looked for there. */
export async function refundRequestOf(db: Kysely<Database>, task: LockedRefund): Promise<RefundRequest> {
  const { captureId, refunded } = await db
    .selectFrom('ledger as l')
    .leftJoin('payment_orders as o', (join) =>
      join.onRef('o.transaction_id', '=', 'l.provider_transaction_id').onRef('o.provider', '=', 'l.provider'),
    )
    .select(({ selectFrom, exists, not }) => [
      'o.capture_id as captureId',
      selectFrom('refund_tasks as t')
        .select(({ fn }) => fn.sum<number | null>('t.amount').as('sum'))
        .whereRef('t.ledger_id', '=', 'l.id')
        .where('t.state', '=', 'done')
        .where('t.id', '<>', task.id)
        // What a person sent in another way is in no book of the provider.
        .where(({ selectFrom: from }) =>
          not(
            exists(
              from('ledger as h')
                .select('h.id')
                .where('h.provider', '=', byHand)
                .whereRef('h.provider_transaction_id', '=', 't.number'),
            ),
          ),
        )
        .as('refunded'),
    ])
    .where('l.id', '=', task.ledger_id)
    .executeTakeFirstOrThrow()
  return {
    transactionId: task.provider_transaction_id,
    captureId,
    amount: task.amount,
    currency: task.currency,
    number: task.number,
    refundedBefore: Number(refunded ?? 0),
    requestId: task.request_id,
    tries: task.tries,
  }
}

/** The provider of a refund in the ledger that a person has sent in another way. */
export const byHand = 'by-hand'
