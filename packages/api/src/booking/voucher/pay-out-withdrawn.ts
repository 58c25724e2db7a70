import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { raiseRefund } from '../balance/refund-tasks.ts'
import { voucherBalance } from './vouchers.ts'

/**
 * Takes what is on a voucher off it and gives it back to the payment that has bought it, if its purchase is withdrawn: at the
 * withdrawal, and when money comes back to the voucher later (payment-34). The caller has locked the voucher: what is spent is never
 * refunded. Returns the amount, minor units.
 */
export async function payOutWithdrawn(
  transaction: Transaction<Database>,
  voucherId: number,
): Promise<number> {
  const purchase = await transaction
    .selectFrom('voucher_purchases')
    .select(['id', 'ledger_id'])
    .where('voucher_id', '=', voucherId)
    .where('withdrawn_at', 'is not', null)
    .executeTakeFirst()
  if (!purchase || purchase.ledger_id === null) return 0
  const amount = await voucherBalance(transaction, voucherId)
  if (amount === 0) return 0
  await transaction
    .insertInto('voucher_entries')
    .values({ voucher_id: voucherId, kind: 'withdraw', amount: -amount })
    .execute()
  return await raiseRefund(transaction, {
    purchaseId: purchase.id,
    ledgerId: purchase.ledger_id,
    amount,
    reason: 'withdrawn-purchase',
  })
}
