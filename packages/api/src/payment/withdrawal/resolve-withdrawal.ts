import { contractRefOf } from '@camping/contract/contract-ref.ts'
import type { ResolvedWithdrawal, resolveWithdrawalRequest } from '@camping/contract/sale-operator.schemas.ts'
import { sql, type Kysely } from 'kysely'
import type { z } from 'zod'
import { runTransaction } from '../../booking/run-transaction.ts'
import { lockPurchase } from '../../booking/voucher/lock-purchase.ts'
import type { Database } from '../../platform/db/schema.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import { withdrawPurchase } from './withdraw-purchase.ts'

/**
 * A person's decision about a statement that could not be decided by itself: it withdraws from a purchase, however old, or is closed
 * alone, because the sender was answered by mail.
 * @throws ProblemError 404 `unknown-withdrawal` or `unknown-purchase`, 409 `resolved-before`.
 */
export async function resolveWithdrawal(
  { id, purchaseRef, resolution }: z.output<typeof resolveWithdrawalRequest>,
  db: Kysely<Database>,
): Promise<ResolvedWithdrawal> {
  return await runTransaction(db, async (transaction) => {
    const row = await transaction
      .selectFrom('withdrawals')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw notFound('unknown-withdrawal')
    if (row.resolved_at)
      throw new ProblemError({
        type: 'resolved-before',
        status: 409,
        title: 'This statement was resolved before',
      })
    const found = purchaseRef
      ? await transaction
          .selectFrom('voucher_purchases')
          .select('id')
          .where('brand', '=', row.brand)
          .where('purchase_ref', '=', contractRefOf(purchaseRef))
          .executeTakeFirst()
      : undefined
    if (purchaseRef && !found) throw notFound('unknown-purchase')
    const closed = { resolved_at: sql<Date>`clock_timestamp()`, resolution }
    if (!found) {
      await transaction.updateTable('withdrawals').set(closed).where('id', '=', id).execute()
      return { outcome: row.outcome, amount: row.amount, currency: row.currency }
    }
    const purchase = await lockPurchase(transaction, found.id)
    const { outcome, amount } = await withdrawPurchase(transaction, purchase)
    const decided = { outcome, amount, currency: purchase.currency }
    await transaction
      .updateTable('withdrawals')
      .set({ ...closed, ...decided, purchase_id: purchase.id })
      .where('id', '=', id)
      .execute()
    return decided
  })
}
