import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

/** Deletes all drafts of a cart: it is booked or released. */
export async function deleteDrafts(transaction: Transaction<Database>, cartId: string): Promise<void> {
  await transaction.deleteFrom('cart_drafts').where('cart_id', '=', cartId).execute()
}
