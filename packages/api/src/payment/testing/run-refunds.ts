import type { PaymentContext } from '../payment-context.ts'
import { runDueRefund } from '../refunds/refund-job.ts'

/** Runs the job of refunds until none is due. */
export async function runRefunds(context: PaymentContext): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) if (!(await runDueRefund(context))) return
  throw new Error('The refunds do not come to an end')
}
