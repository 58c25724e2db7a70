import { lookAtDueOrder } from '../modules/payment/look-at-order.ts'
import type { PaymentContext } from '../modules/payment/payment-context.ts'
import { replayDueTransactions } from '../modules/payment/replay-transactions.ts'
import type { Job } from './job.ts'

/** Name of the job, to wake it by. */
export const paymentJobName = 'payments'

/**
 * The reconciler: captures what was authorised, asks providers about open orders until they are final, and reads their lists
 * (RELIABILITY.md 2c). One order or one list a run; woken when something is to be captured.
 */
export function paymentJob(context: PaymentContext): Job {
  return {
    name: paymentJobName,
    everyMs: 15_000,
    run: async () => (await lookAtDueOrder(context)) || (await replayDueTransactions(context, new Date())),
  }
}
