import { sql, type Transaction } from 'kysely'
import type { RefundState } from '../../platform/db/payment-tables.ts'
import type { Database } from '../../platform/db/schema.ts'
import { runTransaction } from '../../booking/run-transaction.ts'
import { refundToVoucher } from '../voucher/refund-to-voucher.ts'
import { voucherProvider } from '../voucher/vouchers.ts'
import { recordEvent } from '../ledger/record-event.ts'
import type { PaymentContext } from '../payment-context.ts'
import { ProviderFailure } from '../providers/provider-failure.ts'
import type { ProviderId, RefundRequest } from '../providers/provider-account.ts'
import { recordMoney } from '../ledger/record-money.ts'
import { settleBooking } from '../../booking/balance/settle-booking.ts'

const leaseSeconds = 60

/** The outcome of a requested refund; `busy` when another process is working on it. */
export type RefundOutcome = 'done' | 'unknown' | 'by-hand' | 'not-open' | 'busy'

/**
 * Pays a refund task once: it claims the task and names the request before sending, and first searches the
 * provider for an earlier attempt (F7, F61). Without the right to refund, the task becomes manual work (F62).
 */
export async function runRefund(taskId: number, context: PaymentContext): Promise<RefundOutcome> {
  const claimed = await claim(taskId, context)
  if (claimed === 'voucher') return await refundVoucher(taskId, context)
  if (typeof claimed === 'string') return claimed
  const { account, request, isRepeat, provider } = claimed
  let outcome: { state: RefundState; note: string; refundId?: string }
  try {
    if (!account?.isRemote) throw new ProviderFailure('refused', 'no access to the provider')
    // Never send twice on a guess.
    const found = isRepeat ? await account.findRefund(request) : undefined
    outcome = { state: 'done', note: '', refundId: found ?? (await account.refund(request)) }
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    const state = {
      refused: 'by-hand',
      unauthorised: 'by-hand',
      unreachable: 'open',
      unknown: 'unknown',
    } as const
    outcome = { state: state[error.kind], note: error.reason }
  }
  await runTransaction(context.db, async (transaction) => {
    await finish(transaction, { taskId, provider, ...outcome })
  })
  return outcome.state === 'done' || outcome.state === 'by-hand' ? outcome.state : 'unknown'
}

/**
 * Records that the operator paid the refund elsewhere: the ledger follows (F62). Returns false when the task
 * does not wait for manual work.
 */
export async function refundedByHand(
  taskId: number,
  note: string,
  { db }: Pick<PaymentContext, 'db'>,
): Promise<boolean> {
  return await runTransaction(db, async (transaction) => {
    const task = await lockTask(transaction, taskId)
    if (!task || task.state !== 'by-hand') return false
    await finish(transaction, {
      taskId,
      provider: 'by-hand',
      state: 'done',
      note,
      refundId: task.number,
    })
    return true
  })
}

/** Returns a voucher's money to the voucher, which needs no provider. */
async function refundVoucher(
  taskId: number,
  { db }: Pick<PaymentContext, 'db'>,
): Promise<'done' | 'not-open'> {
  return await runTransaction(db, async (transaction) => {
    const task = await lockTask(transaction, taskId)
    if (!task || task.state === 'done' || task.state === 'dropped') return 'not-open'
    const refundId = await refundToVoucher(transaction, {
      redeemId: task.provider_transaction_id,
      amount: task.amount,
      taskId,
    })
    await finish(transaction, { taskId, provider: voucherProvider, state: 'done', note: '', refundId })
    return 'done'
  })
}

async function claim(taskId: number, { db, payments }: PaymentContext) {
  return await runTransaction(db, async (transaction) => {
    const task = await lockTask(transaction, taskId)
    if (!task || !['open', 'sending', 'unknown'].includes(task.state)) return 'not-open' as const
    if (task.is_locked) return 'busy' as const
    if (task.provider === voucherProvider) return 'voucher' as const
    await transaction
      .updateTable('refund_tasks')
      .set({
        state: 'sending',
        tries: task.tries + 1,
        locked_until: sql<Date>`clock_timestamp() + ${leaseSeconds} * interval '1 second'`,
      })
      .where('id', '=', taskId)
      .execute()
    const { captureId, refunded } = await transaction
      .selectFrom('ledger as l')
      .leftJoin('payment_orders as o', (join) =>
        join
          .onRef('o.transaction_id', '=', 'l.provider_transaction_id')
          .onRef('o.provider', '=', 'l.provider'),
      )
      .select(({ selectFrom }) => [
        'o.capture_id as captureId',
        selectFrom('refund_tasks as t')
          .select(({ fn }) => fn.sum<number | null>('t.amount').as('sum'))
          .whereRef('t.ledger_id', '=', 'l.id')
          .where('t.state', '=', 'done')
          .as('refunded'),
      ])
      .where('l.id', '=', task.ledger_id)
      .executeTakeFirstOrThrow()
    const request: RefundRequest = {
      transactionId: task.provider_transaction_id,
      captureId,
      amount: task.amount,
      currency: task.currency,
      number: task.number,
      refundedBefore: Number(refunded ?? 0),
      requestId: task.request_id,
      tries: task.tries,
    }
    const provider = task.provider as ProviderId
    const account = payments.find(task.brand, task.site_code, provider)
    return { account, request, isRepeat: task.tries > 0, provider }
  })
}

/** Locks the booking before the task, as everywhere. */
async function lockTask(transaction: Transaction<Database>, taskId: number) {
  const known = await transaction
    .selectFrom('refund_tasks')
    .select('booking_id')
    .where('id', '=', taskId)
    .executeTakeFirst()
  if (!known) return undefined
  const booking = await transaction
    .selectFrom('bookings')
    .select(['brand', 'site_code', 'booking_ref'])
    .where('id', '=', known.booking_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const task = await transaction
    .selectFrom('refund_tasks as t')
    .innerJoin('ledger as l', 'l.id', 't.ledger_id')
    .selectAll('t')
    .select([
      'l.currency',
      'l.provider',
      'l.provider_transaction_id',
      sql<boolean>`coalesce(t.locked_until > clock_timestamp(), false)`.as('is_locked'),
    ])
    .where('t.id', '=', taskId)
    .forUpdate('t')
    .executeTakeFirstOrThrow()
  return { ...task, ...booking }
}

interface FinishedRefund {
  readonly taskId: number
  readonly provider: string
  readonly state: RefundState
  readonly note: string
  readonly refundId?: string
}

async function finish(
  transaction: Transaction<Database>,
  { taskId, provider, state, note, refundId }: FinishedRefund,
): Promise<void> {
  const task = await lockTask(transaction, taskId)
  if (!task || task.state === 'done') return
  await transaction
    .updateTable('refund_tasks')
    .set({
      state,
      note,
      locked_until: null,
      ...(state === 'done' && { done_at: sql<Date>`clock_timestamp()` }),
    })
    .where('id', '=', taskId)
    .execute()
  if (refundId !== undefined) {
    const entry = await recordMoney(
      transaction,
      { ...task, id: task.booking_id },
      {
        kind: 'refund',
        amount: -task.amount,
        currency: task.currency,
        provider,
        provider_transaction_id: refundId,
        note,
      },
    )
    if (entry === undefined) throw new Error(`Refund ${refundId} of ${provider} counts already`)
    await settleBooking(transaction, task.booking_id)
  }
  await recordEvent(transaction, {
    provider: task.provider,
    source: 'refund',
    outcome: note && refundId === undefined ? `${state}: ${note}` : state,
    transactionId: refundId ?? task.provider_transaction_id,
    alarm: state === 'by-hand',
  })
}
