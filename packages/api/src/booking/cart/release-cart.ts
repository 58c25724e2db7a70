import type { CartReleased } from '@camping/contract/booking.schemas.ts'
import { deleteDrafts } from './delete-drafts.ts'
import type { BookingContext } from '../booking-context.ts'
import { alreadyBooked } from '../booking-problems.ts'
import { readCart } from './cart-row.ts'
import { endHold } from './end-hold.ts'
import { runTransaction } from '../run-transaction.ts'

/**
 * Releases the unit of a cart early. Idempotent.
 * @throws ProblemError 404 for an unknown cart, 409 `already-booked`.
 */
export async function releaseCart({ id }: { id: string }, context: BookingContext): Promise<CartReleased> {
  return await runTransaction(context.db, async (transaction) => {
    const cart = await readCart(transaction, id, { ...context, lock: true })
    if (cart.booked) throw alreadyBooked()
    await deleteDrafts(transaction, id)
    return { released: (await endHold(transaction, cart)) && !cart.expired }
  })
}
