import type { Selectable, Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

export type PurchaseRow = Selectable<Database['voucher_purchases']>

/**
 * Locks the purchase of a gift voucher until the transaction ends, before everything that belongs to it. Rows that name it
 * may still be written: a refund of what came back to its voucher needs no lock of it.
 */
export async function lockPurchase(transaction: Transaction<Database>, id: number): Promise<PurchaseRow> {
  return await transaction
    .selectFrom('voucher_purchases')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}
