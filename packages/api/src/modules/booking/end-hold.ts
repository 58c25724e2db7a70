import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import { notifyChange } from '../../db/change-notices.ts'
import type { Database } from '../../db/schema.ts'
import type { StoredCart } from './cart-row.ts'
import { lockUnits } from './lock-units.ts'

/**
 * Ends the hold of an open cart now, for a caller that has locked the cart. A caller that wants another accommodation in
 * the same transaction names it: units are locked in one go, because locking a second time breaks the order of ids. Answers
 * whether there was a hold to end.
 */
export async function endHold(
  transaction: Transaction<Database>,
  cart: Pick<StoredCart, 'id' | 'accommodationId'>,
  lockAlso: readonly number[] = [],
): Promise<boolean> {
  await lockUnits(transaction, [cart.accommodationId, ...lockAlso])
  const { numUpdatedRows } = await transaction
    .updateTable('unit_occupations')
    .set({ state: 'released' })
    .where('cart_id', '=', cart.id)
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow()
  // A cart without a hold reads as expired, and can be booked like one: when the nights are still free.
  await transaction
    .updateTable('carts')
    .set({
      expires_at: sql<Date>`least(expires_at, clock_timestamp())`,
      // Whoever ends a hold need not be told that it has ended.
      contact_email: null,
      contact_name: null,
    })
    .where('id', '=', cart.id)
    .execute()
  if (numUpdatedRows === 0n) return false
  await notifyChange(transaction, { kind: 'occupation', accommodationId: cart.accommodationId })
  return true
}
