import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import { notifyChange } from '../../platform/db/change-notices.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { StoredCart } from './cart-row.ts'
import { lockUnits } from './lock-units.ts'

/**
 * Ends the hold of an open cart; the caller has locked the cart. A caller that needs another accommodation in
 * the same transaction names it: all units are locked at once, because a second lock would break the order of
 * ids. Returns whether there was a hold.
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
  // A cart without a hold reads as expired and can be booked like one if the nights are still free.
  await transaction
    .updateTable('carts')
    .set({
      expires_at: sql<Date>`least(expires_at, clock_timestamp())`,
      // A visitor who ends a hold needs no mail about its end.
      contact_email: null,
      contact_name: null,
    })
    .where('id', '=', cart.id)
    .execute()
  if (numUpdatedRows === 0n) return false
  await notifyChange(transaction, { kind: 'occupation', accommodationId: cart.accommodationId })
  return true
}
