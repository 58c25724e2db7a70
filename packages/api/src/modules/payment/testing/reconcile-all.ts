import { lookAtDueOrder } from '../look-at-order.ts'
import type { PaymentContext } from '../payment-context.ts'
import { replayDueTransactions } from '../replay-transactions.ts'

/** The reconciler, until nothing is due. */
export async function reconcileAll(context: PaymentContext, now: Date): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) {
    const more = (await lookAtDueOrder(context)) || (await replayDueTransactions(context, now))
    if (!more) return
  }
  throw new Error('The reconciler does not come to an end')
}
