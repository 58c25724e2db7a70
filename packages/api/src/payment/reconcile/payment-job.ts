import { pollDueOrder } from './poll-order.ts'
import type { PaymentContext } from '../payment-context.ts'
import { replayDueTransactions } from './replay-transactions.ts'
import type { Job } from '../../platform/jobs/job.ts'

/** The job's name, used to wake it. */
export const paymentJobName = 'payments'

/**
 * The reconciler: captures authorised payments, polls providers about open orders until they are final, and
 * reads their lists (payment-16). One order or one list per run; a new authorisation wakes it.
 */
export function paymentJob(context: PaymentContext): Job {
  return {
    name: paymentJobName,
    everyMs: 15_000,
    run: async () => (await pollDueOrder(context)) || (await replayDueTransactions(context, new Date())),
  }
}
