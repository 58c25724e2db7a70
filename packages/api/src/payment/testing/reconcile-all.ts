import { pollDueOrder } from '../reconcile/poll-order.ts'
import type { PaymentContext } from '../payment-context.ts'
import { replayDueTransactions } from '../reconcile/replay-transactions.ts'

/** Runs the reconciler until nothing is due. */
export async function reconcileAll(context: PaymentContext, now: Date): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) {
    const more = (await pollDueOrder(context)) || (await replayDueTransactions(context, now))
    if (!more) return
  }
  throw new Error('The reconciler does not come to an end')
}
