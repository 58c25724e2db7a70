import { sql, type Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { Job } from '../../platform/jobs/job.ts'
import type { PaymentContext } from '../payment-context.ts'
import { admitRefund } from './admit-refund.ts'
import { checkSentRefund } from './check-sent-refund.ts'
import { runRefund } from './run-refund.ts'

/** The job's name, used to wake it. */
export const refundJobName = 'refunds'

/** Pays out what guests get back (payment-22), and compares what went out with the providers' books. */
export function refundJob(context: PaymentContext): Job {
  return {
    name: refundJobName,
    everyMs: 15_000,
    run: async () => (await runDueRefund(context)) || (await checkSentRefund(context)),
  }
}

/**
 * One attempt of one due refund. Returns false when none is due. Safe with any number of processes: admission and claim
 * lock the task, and a process that loses the race does nothing (F81).
 */
export async function runDueRefund(context: PaymentContext): Promise<boolean> {
  const id = await nextDueRefund(context.db)
  if (id === undefined) return false
  if (await admitRefund(id, context)) await runRefund(id, context)
  return true
}

/**
 * The refund that waits the longest. Not one whose payment is still to be captured (F85), nor one behind another of the
 * same payment.
 */
async function nextDueRefund(db: Kysely<Database>): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select t.id from refund_tasks t join ledger l on l.id = t.ledger_id
    where t.state in ('open', 'sending', 'unknown') and t.next_try_at <= clock_timestamp()
      and coalesce(t.locked_until <= clock_timestamp(), true)
      and not exists (
        select 1 from payment_orders o
        where o.provider = l.provider and o.transaction_id = l.provider_transaction_id and o.state = 'authorised')
      and not exists (
        select 1 from refund_tasks s
        where s.ledger_id = t.ledger_id and s.id <> t.id and s.state not in ('done', 'dropped') and s.tries > 0
          and (t.tries = 0 or s.id < t.id))
    order by t.next_try_at, t.id limit 1`.execute(db)
  return rows[0]?.id
}
