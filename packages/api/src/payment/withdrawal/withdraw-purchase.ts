import { sql, type Transaction } from 'kysely'
import { raiseRefund } from '../../booking/balance/refund-tasks.ts'
import type { PurchaseRow } from '../../booking/voucher/lock-purchase.ts'
import { payOutWithdrawn } from '../../booking/voucher/pay-out-withdrawn.ts'
import { lockVoucher, voucherBalance } from '../../booking/voucher/vouchers.ts'
import type { WithdrawalOutcome } from '../../platform/db/purchase-tables.ts'
import type { Database } from '../../platform/db/schema.ts'
import { wakePayments } from '../ledger/record-event.ts'

/** What a withdrawal came to. `amount`: what goes back, minor units. */
export interface Withdrawn {
  readonly outcome: Extract<WithdrawalOutcome, 'withdrawn' | 'partly' | 'repeated' | 'used'>
  readonly amount: number
}

/**
 * Ends a locked purchase (payment-34): its voucher pays nothing from then on, and what is on it goes back to the payment, in this
 * transaction. What was spent stays spent; of a voucher that is spent in full nothing is left to withdraw. A purchase that is paid
 * later gets its money back then.
 */
export async function withdrawPurchase(
  transaction: Transaction<Database>,
  purchase: PurchaseRow,
): Promise<Withdrawn> {
  const { id, amount, voucher_id: voucherId, ledger_id: ledgerId, withdrawn_at: withdrawnAt } = purchase
  if (withdrawnAt !== null) return { outcome: 'repeated', amount: 0 }
  if (voucherId !== null) {
    // Under its lock, as every spending: of the two that come at once the second sees what the first has done (F156).
    await lockVoucher(transaction, voucherId)
    if ((await voucherBalance(transaction, voucherId)) === 0 && !(await isSetAside(transaction, voucherId)))
      return { outcome: 'used', amount: 0 }
  }
  await transaction
    .updateTable('voucher_purchases')
    .set({ withdrawn_at: sql<Date>`clock_timestamp()`, unsent_code: null })
    .where('id', '=', id)
    .execute()
  const back = await giveBack(transaction, { id, voucherId, ledgerId, amount })
  await wakePayments(transaction)
  return { outcome: ledgerId === null || back === amount ? 'withdrawn' : 'partly', amount: back }
}

async function giveBack(
  transaction: Transaction<Database>,
  purchase: { id: number; voucherId: number | null; ledgerId: number | null; amount: number },
): Promise<number> {
  const { id, voucherId, ledgerId, amount } = purchase
  if (ledgerId === null) return 0
  if (voucherId === null)
    return await raiseRefund(transaction, { purchaseId: id, ledgerId, amount, reason: 'withdrawn-purchase' })
  await transaction
    .updateTable('vouchers')
    .set({ closed_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', voucherId)
    .execute()
  return await payOutWithdrawn(transaction, voucherId)
}

/** Whether something is set aside for a request: it comes back, or is spent, with the campsite's answer. */
async function isSetAside(transaction: Transaction<Database>, voucherId: number): Promise<boolean> {
  const open = await transaction
    .selectFrom('voucher_entries as e')
    .leftJoin('voucher_entries as c', 'c.reserve_id', 'e.id')
    .select('e.id')
    .where('e.voucher_id', '=', voucherId)
    .where('e.kind', '=', 'reserve')
    .where('c.id', 'is', null)
    .executeTakeFirst()
  return open !== undefined
}
