import { releaseOverdue } from '../../booking/voucher/voucher-beside-card.ts'
import { pollDueOrder } from '../reconcile/poll-order.ts'
import type { PaymentContext } from '../payment-context.ts'
import { replayDueTransactions } from '../reconcile/replay-transactions.ts'

/** Runs the reconciler and the release of vouchers until nothing is due. */
export async function reconcileAll(context: PaymentContext, now: Date): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) {
    const more =
      (await pollDueOrder(context)) ||
      (await replayDueTransactions(context, now)) ||
      (await releaseOverdue(context.db))
    if (!more) return
  }
  throw new Error('The reconciler does not come to an end')
}
