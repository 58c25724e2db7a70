import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { payOutWithdrawn } from './pay-out-withdrawn.ts'
import { lockVoucher } from './vouchers.ts'

/**
 * Returns money to the voucher that paid for a booking, once per refund task: money goes back to its means of
 * payment, and can be spent for a year from then at least. Returns the entry's id. `redeemId` is the provider's transaction of the ledger entry.
 */
export async function refundToVoucher(
  transaction: Transaction<Database>,
  { redeemId, amount, taskId }: { redeemId: string; amount: number; taskId: number },
): Promise<string> {
  const { voucher_id } = await transaction
    .selectFrom('voucher_entries')
    .select('voucher_id')
    .where('id', '=', Number(redeemId))
    .where('kind', '=', 'redeem')
    .executeTakeFirstOrThrow()
  await lockVoucher(transaction, voucher_id)
  const { id } = await transaction
    .insertInto('voucher_entries')
    .values({ voucher_id, kind: 'refund', amount, refund_task_id: taskId })
    .returning('id')
    .executeTakeFirstOrThrow()
  await transaction
    .updateTable('vouchers')
    .set({
      valid_until: sql<string>`greatest(valid_until, (clock_timestamp() at time zone 'UTC')::date + 365)`,
    })
    .where('id', '=', voucher_id)
    .where('valid_until', 'is not', null)
    .execute()
  await payOutWithdrawn(transaction, voucher_id)
  return String(id)
}
