import { runTransaction } from '../../booking/run-transaction.ts'
import type { RefundState } from '../../platform/db/payment-tables.ts'
import type { PaymentContext } from '../payment-context.ts'
import { ProviderFailure } from '../providers/provider-failure.ts'
import { refundToVoucher } from '../../booking/voucher/refund-to-voucher.ts'
import { voucherProvider } from '../../booking/voucher/vouchers.ts'
import { byHand, claimRefund, type ClaimedRefund } from './claim-refund.ts'
import { finishRefund } from './finish-refund.ts'
import { lockRefund } from './lock-refund.ts'

/** The outcome of a requested refund; `busy` when it, or another one of its payment, is under way. */
export type RefundOutcome = 'done' | 'unknown' | 'by-hand' | 'not-open' | 'busy'

type Attempt = { readonly state: RefundState; readonly note: string; readonly refundId?: string }

/**
 * Pays a refund task once: it claims the task and names the request before sending, and first searches the
 * provider for an earlier attempt (F7, F61, F80). Without the right to refund, the task becomes manual work (F62). The
 * limits of a brand are the job's (admit-refund.ts): whoever runs it by the operator's call has released it.
 */
export async function runRefund(taskId: number, context: PaymentContext): Promise<RefundOutcome> {
  const claimed = await claimRefund(taskId, context)
  if (claimed === 'voucher') return await refundVoucher(taskId, context)
  if (typeof claimed === 'string') return claimed
  const outcome = await attempt(claimed)
  await runTransaction(context.db, async (transaction) => {
    await finishRefund(transaction, { taskId, provider: claimed.provider, ...outcome })
  })
  return outcome.state === 'done' || outcome.state === 'by-hand' ? outcome.state : 'unknown'
}

async function attempt({ account, request, isRepeat }: ClaimedRefund): Promise<Attempt> {
  try {
    if (!account?.isRemote) throw new ProviderFailure('refused', 'no access to the provider')
    // Never send twice on a guess.
    const found = isRepeat ? await account.findRefund(request) : undefined
    return { state: 'done', note: '', refundId: found ?? (await account.refund(request)) }
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    const state = {
      refused: 'by-hand',
      unauthorised: 'by-hand',
      unreachable: 'open',
      unknown: 'unknown',
    } as const
    return { state: state[error.kind], note: error.reason }
  }
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
    const task = await lockRefund(transaction, taskId)
    if (!task || task.state !== 'by-hand') return false
    await finishRefund(transaction, {
      taskId,
      provider: byHand,
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
    const task = await lockRefund(transaction, taskId)
    if (!task || task.state === 'done' || task.state === 'dropped') return 'not-open'
    const refundId = await refundToVoucher(transaction, {
      redeemId: task.provider_transaction_id,
      amount: task.amount,
      taskId,
    })
    await finishRefund(transaction, { taskId, provider: voucherProvider, state: 'done', note: '', refundId })
    return 'done'
  })
}
