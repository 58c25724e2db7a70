import { sql } from 'kysely'
import { runTransaction } from '../../booking/run-transaction.ts'
import { paymentProviderIds } from '@camping/editions/payment-provider-ids.ts'
import { recordEvent } from '../ledger/record-event.ts'
import type { PaymentContext } from '../payment-context.ts'
import type { ProviderId } from '../providers/provider-account.ts'
import { ProviderFailure } from '../providers/provider-failure.ts'
import { byHand, refundRequestOf } from './claim-refund.ts'
import { lockRefund } from './lock-refund.ts'

const minutesAfter = 10
/** Older ones stay on the operator's list (unchecked-refunds.ts): providers do not report what is that far back. */
const oldestDays = 30

/**
 * Compares one sent refund with the provider's books, once; what they do not have is an alarm. Returns false when
 * none is due. A provider that does not reply, or to which there is no access, is asked again an hour later.
 */
export async function checkSentRefund(context: PaymentContext): Promise<boolean> {
  const sent = await claimSent(context)
  if (!sent) return false
  const { account, request, id } = sent
  // Nobody can look into the books: it stays unchecked, and is due again once the account is back.
  if (!account?.isRemote) return true
  try {
    const isKnown = (await account.findRefund(request)) !== undefined
    await context.db
      .updateTable('refund_tasks')
      .set({ checked_at: sql<Date>`clock_timestamp()` })
      .where('id', '=', id)
      .execute()
    if (!isKnown)
      await recordEvent(context.db, {
        provider: sent.provider,
        source: 'refund',
        outcome: 'sent, and not in the books of the provider',
        transactionId: request.transactionId,
        alarm: true,
      })
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
  }
  return true
}

async function claimSent({ db, payments }: PaymentContext) {
  return await runTransaction(db, async (transaction) => {
    const { rows } = await sql<{ id: number }>`
      select t.id from refund_tasks t join ledger l on l.id = t.ledger_id
      where t.state = 'done' and t.checked_at is null and t.next_try_at <= clock_timestamp()
        and t.done_at between clock_timestamp() - ${oldestDays} * interval '1 day'
          and clock_timestamp() - ${minutesAfter} * interval '1 minute'
        and l.provider in (${sql.join(paymentProviderIds)})
        and not exists (
          select 1 from ledger h where h.provider = ${byHand} and h.provider_transaction_id = t.number)
      order by t.done_at limit 1`.execute(transaction)
    const task = rows[0] && (await lockRefund(transaction, rows[0].id))
    if (!task || task.checked_at !== null) return undefined
    await transaction
      .updateTable('refund_tasks')
      .set({ next_try_at: sql<Date>`clock_timestamp() + interval '1 hour'` })
      .where('id', '=', task.id)
      .execute()
    const provider = task.provider as ProviderId
    return {
      id: task.id,
      provider,
      account: payments.find(task.brand, task.site_code, provider),
      request: await refundRequestOf(transaction, task),
    }
  })
}
