import { sql, type Transaction } from 'kysely'
import { raiseRefund } from '../../booking/balance/refund-tasks.ts'
import type { PurchaseRow } from '../../booking/voucher/lock-purchase.ts'
import { insertVoucher } from '../../booking/voucher/vouchers.ts'
import type { RefundReason } from '../../platform/db/payment-tables.ts'
import type { Database } from '../../platform/db/schema.ts'
import { announceEvent } from '../../platform/jobs/announce-event.ts'

/** The outbox kind of the mail with a bought voucher. */
export const voucherBoughtKind = 'voucher-bought'

/**
 * Lets new money pay a locked purchase (payment-31): the first payment of the whole amount does, however late it is. Everything else
 * goes back: a second payment, one that is too small, one for a purchase that was withdrawn. Returns what goes back.
 */
export async function creditPurchase(
  transaction: Transaction<Database>,
  { id, amount, ledger_id: paidBy, withdrawn_at: withdrawnAt, erased_at: erasedAt }: PurchaseRow,
  { ledgerId, paid }: { ledgerId: number; paid: number },
): Promise<{ excess: { amount: number; reason: RefundReason } | undefined; refused: undefined }> {
  const reason = withdrawnAt ? 'withdrawn-purchase' : 'over-payment'
  const pays = paidBy === null && withdrawnAt === null && erasedAt === null && paid >= amount
  const back = pays ? paid - amount : paid
  if (back > 0) await raiseRefund(transaction, { purchaseId: id, ledgerId, amount: back, reason })
  if (pays) {
    await transaction
      .updateTable('voucher_purchases')
      .set({ ledger_id: ledgerId })
      .where('id', '=', id)
      .execute()
    await issueIfCaptured(transaction, id)
  }
  return { excess: back > 0 ? { amount: back, reason } : undefined, refused: undefined }
}

/**
 * Issues the voucher of a locked purchase once the payment that pays it is captured, in the transaction that says so: exactly one,
 * whichever notice, poll or process comes first (F150). Announces its mail.
 */
export async function issueIfCaptured(transaction: Transaction<Database>, purchaseId: number): Promise<void> {
  const purchase = await transaction
    .selectFrom('voucher_purchases as p')
    .innerJoin('ledger as l', 'l.id', 'p.ledger_id')
    .innerJoin('payment_orders as o', (join) =>
      join.onRef('o.provider', '=', 'l.provider').onRef('o.transaction_id', '=', 'l.provider_transaction_id'),
    )
    .selectAll('p')
    .where('p.id', '=', purchaseId)
    .where('p.voucher_id', 'is', null)
    .where('p.withdrawn_at', 'is', null)
    .where('o.state', '=', 'captured')
    .executeTakeFirst()
  if (!purchase) return
  const { brand, currency, code_hash, hint, valid_until, purchase_ref: ref, amount } = purchase
  const voucher = { brand, currency, code_hash, hint, valid_until, note: `bought: ${ref}` }
  const voucherId = await insertVoucher(transaction, voucher, amount)
  await transaction
    .updateTable('voucher_purchases')
    .set({ voucher_id: voucherId, issued_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', purchaseId)
    .execute()
  await announceEvent(transaction, {
    kind: voucherBoughtKind,
    dedupeKey: `${voucherBoughtKind}:${purchaseId}`,
    payload: { purchaseId, brand, siteCode: purchase.site_code },
  })
}
