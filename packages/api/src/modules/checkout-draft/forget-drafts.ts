import type { Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'

/** Forgets everything typed for a cart: it is booked, or was given back. */
export async function forgetDrafts(transaction: Transaction<Database>, cartId: string): Promise<void> {
  await transaction.deleteFrom('cart_drafts').where('cart_id', '=', cartId).execute()
}
