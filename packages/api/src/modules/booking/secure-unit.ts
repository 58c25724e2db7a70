import type { Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { noLongerAvailable, stayRefused } from './booking-problems.ts'
import { findFreeUnit } from './find-free-unit.ts'
import { lockUnits } from './lock-units.ts'
import type { PricedCart } from './priced-cart.ts'
import { stayRefusal } from './stay-refusal.ts'

/** A unit that is the cart's until the transaction ends. */
export interface SecuredUnit {
  readonly unitId: number
  /** The hold to turn into a booking; undefined when it was released and the unit was found anew. */
  readonly holdId: number | undefined
}

/**
 * Makes sure of a unit for a cart: the held one while the hold stands. After it has expired the stay is looked at afresh,
 * and the same or another free unit is taken if there is one (RELIABILITY.md F40).
 * @throws ProblemError 409 `no-longer-available`, or the rule the stay breaks by now.
 */
export async function secureUnit(
  transaction: Transaction<Database>,
  { cart, offer }: Pick<PricedCart, 'cart' | 'offer'>,
  today: string,
): Promise<SecuredUnit> {
  await lockUnits(transaction, [cart.accommodationId])
  const hold = await transaction
    .selectFrom('unit_occupations')
    .select(['id', 'unit_id'])
    .where('cart_id', '=', cart.id)
    .where('state', '=', 'held')
    .executeTakeFirst()
  // Without a hold the cart has expired, if only while the lock was waited for.
  if (cart.expired || !hold) {
    if (!offer.site.live) throw noLongerAvailable()
    const refusal = stayRefusal(offer, today)
    if (refusal) throw stayRefused(refusal)
  }
  // Even an expired hold keeps others out through the constraint until somebody releases it under this lock.
  if (hold) return { unitId: hold.unit_id, holdId: hold.id }
  return { unitId: await findFreeUnit(transaction, cart), holdId: undefined }
}
