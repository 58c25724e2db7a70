import type { Cart } from '@camping/contract/booking.schemas.ts'
import { sql } from 'kysely'
import type { BookingContext } from '../booking-context.ts'
import { notExtendable } from '../booking-problems.ts'
import { readCart } from './cart-row.ts'
import { endOfHold } from './hold-time.ts'
import { loadCart } from './load-cart.ts'
import { lockUnits } from './lock-units.ts'
import { runTransaction } from '../run-transaction.ts'

/**
 * Extends a hold that has not expired to 20 minutes from now, once per cart.
 * @throws ProblemError 404 unknown, 409 `not-extendable` when it was extended before, has expired or is booked.
 */
export async function extendCart({ id }: { id: string }, context: BookingContext): Promise<Cart> {
  await runTransaction(context.db, async (transaction) => {
    const { accommodationId } = await readCart(transaction, id, { ...context, lock: true })
    await lockUnits(transaction, [accommodationId])
    // Read again: the hold may have expired while this transaction waited for the lock.
    const cart = await readCart(transaction, id, context)
    if (cart.booked || cart.expired || cart.extended) throw notExtendable()
    await transaction
      .updateTable('carts')
      .set({ expires_at: endOfHold, extended_at: sql<Date>`clock_timestamp()` })
      .where('id', '=', id)
      .execute()
    const held = await transaction
      .updateTable('unit_occupations')
      .set({ expires_at: sql<Date>`(select expires_at from carts where id = ${id})` })
      .where('cart_id', '=', id)
      .where('state', '=', 'held')
      .executeTakeFirst()
    if (held.numUpdatedRows !== 1n) throw notExtendable()
  })
  return await loadCart({ id }, context)
}
